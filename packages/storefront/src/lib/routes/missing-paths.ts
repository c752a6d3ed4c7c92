import type { Capability } from '@floga/api-client/operations'

import { allFeatures, isWanted } from './all-features.js'
import type { WantedFeatures } from './all-features.js'
import type { FeatureRoute, StorefrontFeature } from '../../features/storefront-feature.js'

/**
 * Lists the paths of features that a shop does not have, without a locale's prefix: those that the
 * app does not want, and those that the platform is not capable of.
 *
 * @param capabilities undefined where the platform has not told them: it is taken to be capable.
 */
export function missingPaths(
  wanted: WantedFeatures,
  capabilities: readonly Capability[] | undefined,
): string[] {
  const unwanted = routePaths(
    (name, _, route) =>
      !isWanted(wanted, name) || (route.with !== undefined && !isWanted(wanted, route.with)),
  )
  return [...new Set([...unwanted, ...(capabilities ? incapablePaths(capabilities) : [])])]
}

/** Lists the paths of pages that need another capability than these. */
export function incapablePaths(capabilities: readonly Capability[]): string[] {
  return routePaths((_, { needs }, route) =>
    [needs, route.needs].some((one) => one !== undefined && !capabilities.includes(one)),
  )
}

/** Pages that every shop has, be they its own in place of a feature's. */
const everyShops = ['/', '/checkout', '/receipt']

function routePaths(
  isListed: (name: string, feature: StorefrontFeature, route: FeatureRoute) => boolean,
): string[] {
  return Object.entries<StorefrontFeature>(allFeatures)
    .flatMap(([name, feature]) => feature.routes.filter((route) => isListed(name, feature, route)))
    .map(({ path }) => `/${path.replace(/\/:[^/]+$/, '')}`)
    .filter((path) => !everyShops.includes(path))
}

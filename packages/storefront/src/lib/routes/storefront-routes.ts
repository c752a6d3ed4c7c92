import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { route } from '@remix-run/route-config'
import type { RouteConfigEntry } from '@remix-run/route-config'

import type { FeatureRoute } from '../../features/storefront-feature.js'
import { allFeatures } from './all-features.js'
import type { FeatureName } from './all-features.js'

/** Features that an app wants; the others have no route. */
export type WantedFeatures = Readonly<Partial<Record<FeatureName, boolean>>>

/**
 * Lists the routes of features, for `app/routes.ts`; `:lang?` is the prefix of a locale.
 *
 * @param routesUrl `import.meta.url` of `app/routes.ts`: Remix finds route modules by their path
 * from its folder.
 * @example
 * export default [
 *   ...prefix(':lang?', [index('home.tsx')]),
 *   ...storefrontRoutes(import.meta.url, { content: true }),
 * ]
 */
export function storefrontRoutes(routesUrl: string, wanted: WantedFeatures): RouteConfigEntry[] {
  const app = fileURLToPath(new URL('.', routesUrl))
  const names = Object.keys(wanted).filter(isFeatureName)
  return names
    .filter((name) => wanted[name])
    .flatMap((name) =>
      allFeatures[name].routes.map(({ id, path, file, isLocalized = true }: FeatureRoute) => {
        const module = relative(app, findModule(file)).replaceAll(sep, '/')
        return route(isLocalized ? `:lang?/${path}` : path, module, { id })
      }),
    )
}

function isFeatureName(name: string): name is FeatureName {
  return Object.hasOwn(allFeatures, name)
}

/** A route module of this package; the published one is compiled, at the same place below `dist`. */
function findModule(file: string): string {
  const { url } = import.meta
  const compiled = url.endsWith('.js') ? file.replace(/\.tsx?$/, '.js') : file
  return fileURLToPath(new URL(`../../${compiled}`, url))
}

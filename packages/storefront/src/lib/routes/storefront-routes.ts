import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { index, prefix, route } from '@remix-run/route-config'
import type { RouteConfigEntry } from '@remix-run/route-config'

import { isWanted, listFeatures } from './all-features.js'
import type { FeatureRoute } from '../../features/storefront-feature.js'
import type { WantedFeatures } from './all-features.js'

export interface StorefrontRoutesOptions {
  /** Route modules of the app in place of a feature's, from the app's folder, by the route's id. */
  replace?: Readonly<Record<string, string>>
}

/**
 * Lists the routes of features, and one for any other address, for `app/routes.ts`; `:lang?` is the
 * prefix of a locale.
 *
 * @param routesUrl `import.meta.url` of `app/routes.ts`: Remix finds route modules by their path
 * from its folder.
 * @throws {RangeError} when `replace` names a route that there is not.
 * @example
 * export default [
 *   ...prefix(':lang?', [index('home.tsx')]),
 *   ...storefrontRoutes(import.meta.url, { content: true }),
 * ]
 */
export function storefrontRoutes(
  routesUrl: string,
  wanted: WantedFeatures,
  { replace = {} }: StorefrontRoutesOptions = {},
): RouteConfigEntry[] {
  const app = fileURLToPath(new URL('.', routesUrl))
  const ofFeatures = listFeatures(wanted)
    .flatMap((feature) => feature.routes)
    .filter((one) => one.with === undefined || isWanted(wanted, one.with))
  const routes = [...ofFeatures, notFound]
  const unknown = Object.keys(replace).find((id) => !routes.some((one) => one.id === id))
  if (unknown !== undefined) throw new RangeError(`There is no route '${unknown}' to replace.`)
  return routes.flatMap(({ id, path, file, isLocalized = true }) => {
    const module = replace[id] ?? relative(app, findModule(file)).replaceAll(sep, '/')
    const entry = path === '' ? index(module, { id }) : route(path, module, { id })
    return isLocalized ? prefix(':lang?', [entry]) : [entry]
  })
}

/** Any other address. */
const notFound: FeatureRoute = { id: 'not-found', path: '*', file: 'layout/not-found-page.tsx' }

/** A route module of this package; the published one is compiled, at the same place below `dist`. */
function findModule(file: string): string {
  const { url } = import.meta
  const compiled = url.endsWith('.js') ? file.replace(/\.tsx?$/, '.js') : file
  return fileURLToPath(new URL(`../../${compiled}`, url))
}

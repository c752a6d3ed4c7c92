import { storefrontRoutes } from '@floga/storefront/routes'
import { index, prefix } from '@remix-run/route-config'
import type { RouteConfig } from '@remix-run/route-config'

import { features } from './features.js'

/** Every address of the shop; `:lang?` is the prefix of a language, English has none. */
export default [
  ...storefrontRoutes(import.meta.url, features),
  ...prefix(':lang?', [index('pages/home.tsx')]),
] satisfies RouteConfig

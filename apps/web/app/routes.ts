import { storefrontRoutes } from '@floga/storefront/routes'
import type { RouteConfig } from '@remix-run/route-config'

import { features } from './features.js'

/** Every route of the shop. */
export default storefrontRoutes(import.meta.url, features) satisfies RouteConfig

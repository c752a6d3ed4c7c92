import type { RouteCheck } from '@floga/remix-server/app'

import { authentication } from './authentication.server.js'
import { dataClient } from './data-client.server.js'
import { internationalisation } from './internationalisation.server.js'
import { oldBrowser } from './old-browser.js'
import type { RouteVisit } from './route-check.js'
import { seo } from './seo.server.js'

/** Every check by its name. A page names its own in `handle.checks`. */
export const routeChecks: Readonly<Record<string, RouteCheck<RouteVisit>>> = {
  authentication,
  internationalisation,
  'old-browser': oldBrowser,
  'data-client': dataClient,
  seo,
}

/** What runs before each route, in this order. */
export const standardChecks = [
  'authentication',
  'internationalisation',
  'old-browser',
  'data-client',
  'seo',
] as const

import { createShopApi } from '../api/create-shop-api.server.js'
import type { RouteVisit } from './route-check.js'

/** Data-client reset: a client for this language and this visitor, that remembers no other one's answers. */
export function dataClient(visit: RouteVisit): void {
  const { args, locale, session, url } = visit
  const visitor = { session, path: `${url.pathname}${url.search}` }
  visit.api = createShopApi({ context: args.context, locale: locale.code, visitor })
}

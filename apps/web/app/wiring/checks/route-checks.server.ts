import type { RouteCheck } from '@floga/remix-server/app'
import { authentication } from './authentication.server.js'
import { oldBrowser } from './old-browser.js'
import type { RouteVisit } from './route-visit.js'
import { createShopApi } from '../api/create-shop-api.server.js'
import { localeFromParam, locales } from '../i18n/locales.js'
import { notFound } from '../api/responses.server.js'
import { samePath, slugAlternates } from '../seo/alternates.server.js'

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

/** Data-client reset: a client for this language and this visitor, that remembers no other one's answers. */
function dataClient(visit: RouteVisit): void {
  const { args, locale, session, url } = visit
  const visitor = { session, path: `${url.pathname}${url.search}` }
  visit.api = createShopApi({ context: args.context, locale: locale.code, visitor })
}

/**
 * Internationalisation: the language that the address names.
 *
 * @throws {Response} 404 when its first segment is no language of the shop.
 */
export function internationalisation(visit: RouteVisit): void {
  const locale = localeFromParam(visit.args.params['lang'])
  if (!locale) throw notFound('page-not-found')
  visit.locale = locale
}

/**
 * Search-engine metadata: the page's addresses in other languages, by the platform's word where its slug is translated.
 *
 * @throws {Response} 301 to the slug of today for one that is retired or of another language.
 */
async function seo(visit: RouteVisit): Promise<void> {
  const { slug } = visit.handles.findLast((handle) => handle.slug) ?? {}
  const value = visit.args.params['slug']
  visit.alternates =
    slug && value !== undefined
      ? await slugAlternates(visit, slug.folder, slug.type, value)
      : samePath(locales.parsePath(visit.url.pathname).path)
}

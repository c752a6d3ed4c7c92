import { isUnsupportedBrowser } from '@floga/remix-server/app'
import { redirect } from '@remix-run/node'
import type { RouteCheck } from '@floga/remix-server/app'
import { authentication } from './authentication.server.js'
import type { RouteVisit } from './route-visit.js'
import { createShopApi } from '../api/create-shop-api.server.js'
import { localeFromParam } from '../locale-from-param.js'
import { notFound } from '../api/responses.server.js'
import type { ErrorBody } from '../api/responses.server.js'
import { findSlugPage, samePath } from '../seo/alternates.server.js'

/** Every check by its name. A page names its own in `handle.checks`. */
export const routeChecks: Readonly<Record<string, RouteCheck<RouteVisit>>> = {
  authentication,
  internationalisation,
  'old-browser': oldBrowser,
  'data-client': dataClient,
  seo,
}

/** Checks that run before each route, in this order. */
export const standardChecks = [
  'authentication',
  'internationalisation',
  'old-browser',
  'data-client',
  'seo',
] as const

/**
 * Data-client reset: a client for this language and this visitor, which caches no other visitor's
 * responses.
 */
function dataClient(visit: RouteVisit): void {
  const { args, locale, session, url } = visit
  const { shop } = args.context
  const visitor = { session, path: `${url.pathname}${url.search}`, shop }
  visit.api = createShopApi({ context: args.context, locale: locale.code, visitor })
}

/**
 * Internationalisation: the language that the address names.
 *
 * @throws {Response} 301 to the address without the default language, which has no prefix; 404 when
 * its first segment is no language of the shop.
 */
export function internationalisation(visit: RouteVisit): void {
  const { locales } = visit.args.context.shop
  const { code } = locales.defaultLocale
  if (visit.args.params['lang'] === code) {
    const { pathname, search } = visit.url
    throw redirect(`${pathname.slice(code.length + 1) || '/'}${search}`, 301)
  }
  const locale = localeFromParam(locales, visit.args.params['lang'])
  if (!locale) throw notFound('page-not-found')
  visit.locale = locale
}

/**
 * Search engine metadata: the page's addresses in other languages, from the platform where its slug
 * is translated.
 *
 * @throws {Response} 301 to the slug of today for one that is retired or of another language.
 */
async function seo(visit: RouteVisit): Promise<void> {
  const { slug } = visit.handles.findLast((handle) => handle.slug) ?? {}
  const value = visit.args.params['slug']
  const { shop } = visit.args.context
  if (!slug || value === undefined) {
    visit.alternates = samePath(shop, shop.locales.parsePath(visit.url.pathname).path)
    return
  }
  const found = await findSlugPage({ ...visit, shop }, slug.folder, slug.type, value)
  visit.alternates = found.alternates
  visit.searchTexts = found.searchTexts
}

/**
 * Old-browser detection.
 *
 * @throws {Response} 417, for which the server sends a page that needs neither styles nor scripts.
 */
export function oldBrowser({ args }: RouteVisit): void {
  if (!isUnsupportedBrowser(args.request.headers.get('User-Agent'))) return
  const body: ErrorBody = { kind: 'unsupported-browser' }
  throw Response.json(body, { status: 417 })
}

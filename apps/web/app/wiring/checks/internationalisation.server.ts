import { localeFromParam } from '../i18n/locale-from-param.js'
import { notFound } from '../api/responses.server.js'
import type { RouteVisit } from './route-check.js'

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

import { samePath, slugAlternates } from '../seo/alternates.server.js'
import { locales } from '../i18n/locales.js'
import type { RouteVisit } from './route-check.js'

/**
 * Search-engine metadata: the page's addresses in other languages, by the platform's word where its slug is translated.
 *
 * @throws {Response} 301 to the slug of today for one that is retired or of another language.
 */
export async function seo(visit: RouteVisit): Promise<void> {
  const { slug } = visit.handles.findLast((handle) => handle.slug) ?? {}
  const value = visit.args.params['slug']
  visit.alternates =
    slug && value !== undefined
      ? await slugAlternates(visit, slug.folder, slug.type, value)
      : samePath(locales.parsePath(visit.url.pathname).path)
}

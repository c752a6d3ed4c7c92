import { canonicalPath, localeOf, type Site } from '../page/check-page.js'
import { isIndexable, toSitePath, type Finding, type VisitedPage } from '../page/visited-page.js'

/** All that a crawl has seen. */
export interface CrawledSite extends Site {
  pages: ReadonlyMap<string, VisitedPage>
  /** Path → a page that links to it. */
  linkedFrom: ReadonlyMap<string, string>
  /** Paths that the sitemaps hold. */
  sitemap: ReadonlySet<string>
  /** False when the crawl was a sample: pages it has not visited may exist. */
  isWhole: boolean
}

/** Checks pages against each other. */
export function checkSite(site: CrawledSite): Finding[] {
  return [
    ...checkStatus(site),
    ...checkUnique(site),
    ...checkAlternatePages(site),
    ...checkCanonicalPages(site),
    ...checkSitemap(site),
    ...checkNoindex(site),
  ]
}

/** Broken links, and links that redirect more than once. The redirect to the login is allowed. */
function checkStatus({ pages, linkedFrom }: CrawledSite): Finding[] {
  return [...pages.values()].flatMap((page): Finding[] => {
    const { path, status, location } = page
    const from = linkedFrom.has(path) ? `, linked from ${linkedFrom.get(path)}` : ''
    if (status >= 400) return [{ path, rule: 'dead-end', text: `${status}${from}` }]
    if (status < 300) return []
    if (location === undefined || /\/auth\/login(\?|$)/.test(location)) return []
    const next = pages.get(location)
    const isChain = next !== undefined && next.status >= 300 && next.status < 400
    const rule = isChain ? 'redirect-chain' : 'redirect'
    return [{ path, rule, text: `${status} to ${location}${from}` }]
  })
}

function checkUnique(site: CrawledSite): Finding[] {
  const known = new Map<string, string>()
  return indexablePages(site).flatMap(({ path, content }): Finding[] => {
    // Another order of the same list has the title of its canonical page.
    if (!content || canonicalPath(path) !== path) return []
    const locale = localeOf(path, site)
    return (['titles', 'descriptions'] as const).flatMap((kind): Finding[] => {
      const [text = ''] = content[kind]
      // The pages of a list share its description, and have their numbers in their titles.
      if (text === '' || (kind === 'descriptions' && path.includes('?'))) return []
      const key = `${locale} ${kind} ${text}`
      const other = known.get(key)
      if (other === undefined) {
        known.set(key, path)
        return []
      }
      return [{ path, rule: `${kind.slice(0, -1)}-unique`, text: `'${text}' as ${other}` }]
    })
  })
}

/** A page that names another as its translation is named by it in turn. */
function checkAlternatePages(site: CrawledSite): Finding[] {
  const { origin, pages } = site
  return indexablePages(site).flatMap(({ path, content }) => {
    if (!content || canonicalPath(path) !== path) return []
    return content.alternates.flatMap(({ hreflang, href }): Finding[] => {
      // It names a page that another one names too.
      if (hreflang === 'x-default') return []
      const rule = 'alternates'
      const target = toSitePath(href, path, origin)
      const other = target === undefined ? undefined : pages.get(target)
      if (!other) {
        return site.isWhole ? [{ path, rule, text: `${hreflang}: ${href} is no page` }] : []
      }
      if (!isIndexable(other)) return [{ path, rule, text: `${hreflang}: ${href} is not indexed` }]
      const isNamed = other.content?.alternates.some(
        (alternate) => toSitePath(alternate.href, other.path, origin) === path,
      )
      return isNamed ? [] : [{ path, rule, text: `${hreflang}: ${href} does not name it in turn` }]
    })
  })
}

function checkCanonicalPages(site: CrawledSite): Finding[] {
  const { origin, pages } = site
  return indexablePages(site).flatMap(({ path, content }): Finding[] => {
    const target = toSitePath(content?.canonicals[0] ?? '', path, origin)
    const other = target === undefined ? undefined : pages.get(target)
    if (!other || isIndexable(other)) return []
    return [{ path, rule: 'canonical', text: `${target} is not indexed` }]
  })
}

/** Each address of the sitemap is a page that is indexed and linked; each such page is in the sitemap. */
function checkSitemap(site: CrawledSite): Finding[] {
  const { pages, linkedFrom, sitemap, isWhole } = site
  const rule = 'sitemap'
  const listed = [...sitemap].flatMap((path): Finding[] => {
    const page = pages.get(path)
    if (!page) return isWhole ? [{ path, rule, text: 'is in the sitemap and was not found' }] : []
    if (!isIndexable(page)) return [{ path, rule, text: 'is in the sitemap and is not indexed' }]
    const isOrphan = isWhole && !linkedFrom.has(path)
    return isOrphan ? [{ path, rule: 'orphan', text: 'no page links to it' }] : []
  })
  const missing = indexablePages(site)
    .filter(({ path }) => !path.includes('?') && !sitemap.has(path))
    .map(({ path }) => ({ path, rule, text: 'is indexed and not in the sitemap' }))
  return [...listed, ...missing]
}

/** A query that filters a list, or searches it, makes no page for search engines. */
function checkNoindex(site: CrawledSite): Finding[] {
  return indexablePages(site).flatMap(({ path }): Finding[] => {
    const names = [...new URLSearchParams(path.split('?')[1] ?? '').keys()]
    const filters = names.filter((name) => !harmless.includes(name))
    if (filters.length === 0) return []
    return [{ path, rule: 'noindex', text: `is indexed in spite of ${filters.join(', ')}` }]
  })
}

/** Parts of a query whose page has the plain one as its canonical address, or is one of its parts. */
const harmless = ['page', 'sort', 'view', 'variant']

function indexablePages({ pages }: CrawledSite): VisitedPage[] {
  return [...pages.values()].filter(isIndexable)
}

import { checkPage } from './page/check-page.js'
import { readPage } from './page/read-page.js'
import { isFollowed, toSitePath, type Finding, type VisitedPage } from './page/visited-page.js'
import { checkSite } from './site/check-site.js'
import { readSitemap } from './site/read-sitemap.js'

/** Scope and limits of a crawl. */
export interface CrawlOptions {
  /** Scheme, host and port of the running site. */
  origin: string
  /** Locale codes; the first has no prefix in addresses. */
  locales: readonly [string, ...string[]]
  /** Requests at once. @default 4 */
  concurrency?: number
  /** A sample: at most so many pages of one kind, by the shape of their address, and of one language. @default all */
  mostPerKind?: number
  /** Addresses of one page that differ in the values of their query alone, such as filters of a list. @default all */
  mostPerQuery?: number
  /** Called after each page with the number of visited and queued pages. */
  onProgress?: (done: number, waiting: number) => void
  /** @default the global one */
  fetch?: typeof fetch
}

/** The findings of a crawl. */
export interface CrawlReport {
  pages: ReadonlyMap<string, VisitedPage>
  findings: Finding[]
  /** Addresses of the sitemaps. */
  listed: number
}

/**
 * Follows every link of a site from its home pages and sitemaps, and checks each page. Links with
 * `nofollow` are not followed; files below `/assets/` are not pages.
 */
export async function crawlSite(options: CrawlOptions): Promise<CrawlReport> {
  const { origin, locales, concurrency = 4, mostPerKind, mostPerQuery, onProgress } = options
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args))
  const ask = async (url: string) => {
    const response = await send(url)
    return { status: response.status, text: await response.text() }
  }
  const addresses = await readSitemap(origin, ask)
  const sitemap = new Set(addresses.flatMap((address) => toSitePath(address, '/', origin) ?? []))
  const pages = new Map<string, VisitedPage>()
  const linkedFrom = new Map<string, string>()
  const known = new Set<string>()
  const counts = new Map<string, number>()
  const queue: string[] = []

  function isOverLimit(key: string, most: number | undefined): boolean {
    const count = counts.get(key) ?? 0
    if (most !== undefined && count >= most) return true
    counts.set(key, count + 1)
    return false
  }

  function add(path: string): void {
    if (known.has(path) || path.startsWith('/assets/')) return
    known.add(path)
    const names = namesOfQuery(path)
    if (names && isOverLimit(`${path.split('?')[0]} ${names}`, mostPerQuery)) return
    if (isOverLimit(kindOf(path, locales), mostPerKind)) return
    queue.push(path)
  }

  async function visit(path: string): Promise<void> {
    const page = await visitPage(path, { origin, send })
    pages.set(path, page)
    if (page.location !== undefined) add(page.location)
    if (isFollowed(page)) {
      for (const link of page.links) {
        if (link !== path && !linkedFrom.has(link)) linkedFrom.set(link, path)
        add(link)
      }
    }
    onProgress?.(pages.size, queue.length)
  }

  for (const code of locales) add(code === locales[0] ? '/' : `/${code}`)
  for (const path of sitemap) add(path)
  const running = new Set<Promise<void>>()
  while (queue.length > 0 || running.size > 0) {
    while (running.size < concurrency && queue.length > 0) {
      const task = visit(queue.shift() ?? '/').finally(() => running.delete(task))
      running.add(task)
    }
    await Promise.race(running)
  }

  const isWhole = mostPerKind === undefined
  const outside = addresses
    .filter((address) => toSitePath(address, '/', origin) === undefined)
    .map((address) => ({ path: address, rule: 'sitemap', text: 'is of another site' }))
  return {
    pages,
    findings: [
      ...outside,
      ...[...pages.values()].flatMap((page) => checkPage(page, { origin, locales })),
      ...checkSite({ origin, locales, pages, linkedFrom, sitemap, isWhole }),
    ],
    listed: sitemap.size,
  }
}

async function visitPage(
  path: string,
  { origin, send }: { origin: string; send: typeof fetch },
): Promise<VisitedPage> {
  const response = await send(origin + path, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  })
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const text = await response.text()
  const content = isPage ? readPage(text) : undefined
  const location = response.headers.get('location')
  const hrefs = content?.links.map(({ href }) => href) ?? []
  return {
    path,
    status: response.status,
    location: location === null ? undefined : toSitePath(location, path, origin),
    robotsHeader: response.headers.get('x-robots-tag') ?? '',
    content,
    links: [...new Set(hrefs.flatMap((href) => toSitePath(href, path, origin) ?? []))],
  }
}

/** The shape of an address: language, folder, how deep, and whether it has a query. */
function kindOf(path: string, locales: readonly string[]): string {
  const parts = (path.split('?')[0] ?? '').split('/').filter(Boolean)
  const locale = locales.slice(1).includes(parts[0] ?? '') ? parts.shift() : locales[0]
  return `${locale} ${parts[0] ?? ''} ${parts.length}${path.includes('?') ? '?' : ''}`
}

/** Names in a query, once each; a page's number counts with its value, for the parts of a list are no choice of filters. */
function namesOfQuery(path: string): string {
  const asked = new URLSearchParams(path.split('?')[1] ?? '')
  const page = asked.get('page')
  const names = [...new Set(asked.keys())].sort().join('&')
  return page ? `${names} ${page}` : names
}

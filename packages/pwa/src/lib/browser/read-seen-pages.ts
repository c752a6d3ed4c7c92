import { cachesOf } from '../cache-names.js'
import { cacheHeaders } from '../cache-headers.js'

/** A page in a worker's cache. */
export interface SeenPage {
  /** Path with its query. */
  path: string
  /** Its first heading. */
  title: string
  /** BCP 47 tag of its language. */
  lang: string
  /** Codes of the products that its structured data describe. */
  skus: readonly string[]
  /** When it was last fetched, in milliseconds since 1970. */
  cachedAtMs: number
}

export interface ReadSeenPagesOptions {
  caches: CacheStorage
  /** The worker's prefix, from its settings. */
  prefix: string
  /** Reads a page; scripts in it do not run. */
  parser: DOMParser
}

/** Lists the pages in the worker's cache, newest first. Unreadable entries are skipped. */
export async function readSeenPages({
  caches,
  prefix,
  parser,
}: ReadSeenPagesOptions): Promise<SeenPage[]> {
  const pages = new Map<string, SeenPage>()
  for (const name of cachesOf(await caches.keys(), prefix, 'pages')) {
    // A newer build's copy replaces an older one's.
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const page = await readPage(request, await cache.match(request), parser)
      if (page) pages.set(page.path, page)
    }
  }
  return [...pages.values()].sort((one, other) => other.cachedAtMs - one.cachedAtMs)
}

async function readPage(
  { url }: Request,
  response: Response | undefined,
  parser: DOMParser,
): Promise<SeenPage | undefined> {
  try {
    // A policy of the page that reads counts the styles of the one that is read.
    const html = (await response?.text())?.replaceAll(/<style\b[\s\S]*?<\/style>/g, '')
    if (!html) return undefined
    const page = parser.parseFromString(html, 'text/html')
    const title = page.querySelector('h1')?.textContent?.trim()
    if (!title) return undefined
    const data = [...page.querySelectorAll('script[type="application/ld+json"]')]
    const { pathname, search } = new URL(url)
    return {
      path: pathname + search,
      title,
      lang: page.documentElement.lang,
      skus: [...new Set(data.flatMap(({ textContent }) => skusOf(textContent ?? '')))],
      cachedAtMs: Number(response?.headers.get(cacheHeaders.at)),
    }
  } catch {
    return undefined
  }
}

function skusOf(json: string): string[] {
  return [...json.matchAll(/"sku"\s*:\s*"([^"]+)"/g)].map(([, sku]) => sku ?? '')
}

/** Whether a worker has cached an address. */
export async function hasSeenPage(
  caches: CacheStorage,
  prefix: string,
  address: string,
): Promise<boolean> {
  for (const name of cachesOf(await caches.keys(), prefix, 'pages')) {
    if (await (await caches.open(name)).match(address, { ignoreVary: true })) return true
  }
  return false
}

/** Number of pages in a worker's cache. */
export async function countSeenPages(caches: CacheStorage, prefix: string): Promise<number> {
  const names = cachesOf(await caches.keys(), prefix, 'pages')
  const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length)
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

import type { WorkboxPlugin } from 'workbox-core/types.js'
import { cacheName, cachesOf } from '../cache-names.js'
import { keptHeaders } from '../kept-headers.js'
import type { WorkerSettings } from '../worker-settings.js'
import { isKeepable } from './is-keepable.js'
import { isQuotaExceeded } from './is-quota-exceeded.js'
import { findOfflinePage, isPersonalPath } from './is-personal-path.js'
import { listFilesOfPage } from './list-files-of-page.js'
import { keepPageData } from './keep-page-data.js'
import { toKeptResponse, withoutEncoding } from './to-kept-response.js'
import { trimCache } from './trim-cache.js'

/** A page that is told of again within this time is not fetched again. */
const FRESH_MS = 5 * 60_000

/** Pages that were seen, kept for the time without a connection. */
export interface KeptPages {
  /** For a strategy: decides what is kept, and marks what is shown in place of the page. */
  plugin: WorkboxPlugin
  /** The copy of an address, of this build or the one before. */
  find(address: string): Promise<Response | undefined>
  /** Fetches a page and keeps it, as whoever saw it by a click may load it whole later. */
  keep(path: string, nowMs: number): Promise<void>
  /** What is shown where there is no copy either. */
  toOfflinePage(url: URL): Response
}

/** What kept pages need. */
export interface KeptPagesOptions {
  settings: WorkerSettings
  caches: CacheStorage
  fetch: typeof fetch
  origin: string
  /** Keeps files of the build that a page needs. */
  keepFiles: (paths: readonly string[]) => Promise<void>
  /** Gives up what is missed least, where the browser has no space left. */
  freeStorage: () => Promise<void>
}

/** Creates the pages that are kept. */
export function createKeptPages(options: KeptPagesOptions): KeptPages {
  const { settings, caches, fetch, origin, keepFiles, freeStorage } = options
  const name = cacheName(settings.prefix, 'pages', settings.build)

  const mayKeep = (response: Response, path: string): boolean =>
    !isPersonalPath(path, settings) && isKeepable(response)

  async function find(address: string): Promise<Response | undefined> {
    const names = cachesOf(await caches.keys(), settings.prefix, 'pages')
    for (const known of names.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- the newest first
      const copy = await (await caches.open(known)).match(address, { ignoreVary: true })
      // oxlint-disable-next-line no-await-in-loop
      const whole = copy && (await markCopy(copy))
      if (whole) return whole
    }
    return undefined
  }

  async function afterKeeping(response: Response): Promise<void> {
    await trimCache(await caches.open(name), settings.limits.pages)
    await keepFiles(listFilesOfPage(await response.text()))
  }

  return {
    plugin: {
      cacheKeyWillBeUsed: async ({ request }) => toKeptAddress(request.url),
      async cacheWillUpdate({ request, response }) {
        if (!mayKeep(response, new URL(request.url).pathname)) return null
        return toKeptResponse(await keepPageData(response, fetch), Date.now())
      },
      cacheDidUpdate: ({ newResponse }) => afterKeeping(newResponse.clone()),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && markCopy(cachedResponse),
    },
    find: (address) => find(toKeptAddress(address)),
    async keep(path, nowMs) {
      const url = new URL(path, origin)
      if (url.origin !== origin || isPersonalPath(url.pathname, settings)) return
      const address = toKeptAddress(url.href)
      const known = await (await caches.open(name)).match(address, { ignoreVary: true })
      if (known && nowMs - Number(known.headers.get(keptHeaders.at)) < FRESH_MS) return
      // As a visitor whom nobody knows: what comes back is nobody's.
      const response = await fetch(address, {
        credentials: 'omit',
        redirect: 'error',
        headers: { accept: 'text/html' },
      })
      if (!mayKeep(response, url.pathname)) return
      const kept = await toKeptResponse(await keepPageData(response, fetch), nowMs)
      const put = async (): Promise<void> => (await caches.open(name)).put(address, kept.clone())
      await put().catch(async (error: unknown) => {
        if (!isQuotaExceeded(error)) throw error
        await freeStorage()
        await put()
      })
      await afterKeeping(kept)
    },
    toOfflinePage(url) {
      const { path } = findOfflinePage(url.pathname, settings) ?? { path: '/' }
      const from = new URLSearchParams({ from: url.pathname + url.search })
      return Response.redirect(`${origin}${path}?${from}`, 302)
    },
  }
}

/** The address of a page without what says where a visitor came from. */
function toKeptAddress(address: string): string {
  const url = new URL(address)
  const tracking = [...url.searchParams.keys()].filter((name) =>
    /^(utm_\w+|gclid|fbclid)$/.test(name),
  )
  for (const name of tracking) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

/** A copy as it is shown: the page can tell by it that nobody has answered. Undefined for one that is not whole. */
async function markCopy(copy: Response): Promise<Response | undefined> {
  try {
    const body = await copy.arrayBuffer()
    const html = new TextDecoder().decode(body)
    const isWhole = body.byteLength === Number(copy.headers.get(keptHeaders.bytes))
    if (!isWhole || !/<html\b/.test(html)) return undefined
    const headers = withoutEncoding(copy.headers)
    return new Response(html.replace(/<html\b/, '<html data-offline=""'), { headers })
  } catch {
    return undefined
  }
}

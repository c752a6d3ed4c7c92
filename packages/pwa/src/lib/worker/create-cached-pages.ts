import type { WorkboxPlugin } from 'workbox-core/types.js'
import { cacheName, cachesOf } from '../cache-names.js'
import { cacheHeaders } from '../cache-headers.js'
import type { WorkerSettings } from '../worker-settings.js'
import { isKeepable } from './is-keepable.js'
import { isQuotaExceeded } from './is-quota-exceeded.js'
import { findOfflinePage, isPersonalPath } from './is-personal-path.js'
import { listFilesOfPage } from './list-files-of-page.js'
import { toCachedResponse, withoutEncoding } from './to-cached-response.js'
import { trimCache } from './trim-cache.js'

/** A page that is reported again within this time is not fetched again. */
const FRESH_MS = 5 * 60_000

/** The runtime cache of visited pages, for use offline. */
export interface CachedPages {
  /** A Workbox plugin that decides which responses are cached, and marks cached ones. */
  plugin: WorkboxPlugin
  /** The copy of an address, of this build or the one before. */
  find(address: string): Promise<Response | undefined>
  /**
   * Fetches and caches a page that was opened by client-side navigation, so that it can also be
   * loaded as a document.
   */
  keep(path: string, nowMs: number): Promise<void>
  /** Leads to the offline page, for when there is no cached copy. */
  toOfflinePage(url: URL): Response
}

export interface CachedPagesOptions {
  settings: WorkerSettings
  caches: CacheStorage
  fetch: typeof fetch
  origin: string
  /** Caches the build's files that a page uses. */
  keepFiles: (paths: readonly string[]) => Promise<void>
  /** Removes the least important entries when the storage quota is exceeded. */
  freeStorage: () => Promise<void>
}

/** Creates the runtime cache of visited pages. */
export function createCachedPages(options: CachedPagesOptions): CachedPages {
  const { settings, caches, fetch, origin, keepFiles, freeStorage } = options
  const name = cacheName(settings.prefix, 'pages', settings.build)

  const mayKeep = (response: Response, path: string): boolean =>
    !isPersonalPath(path, settings) && isKeepable(response)

  async function find(address: string): Promise<Response | undefined> {
    const names = cachesOf(await caches.keys(), settings.prefix, 'pages')
    for (const known of [...names].reverse()) {
      const copy = await (await caches.open(known)).match(address, { ignoreVary: true })
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
      cacheKeyWillBeUsed: async ({ request }) => toCacheAddress(request.url),
      async cacheWillUpdate({ request, response }) {
        if (!mayKeep(response, new URL(request.url).pathname)) return null
        return toCachedResponse(response, Date.now())
      },
      cacheDidUpdate: ({ newResponse }) => afterKeeping(newResponse.clone()),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && markCopy(cachedResponse),
    },
    find: (address) => find(toCacheAddress(address)),
    async keep(path, nowMs) {
      const url = new URL(path, origin)
      if (url.origin !== origin || isPersonalPath(url.pathname, settings)) return
      const address = toCacheAddress(url.href)
      const known = await (await caches.open(name)).match(address, { ignoreVary: true })
      if (known && nowMs - Number(known.headers.get(cacheHeaders.at)) < FRESH_MS) return
      // Without credentials, so that the response is public.
      const response = await fetch(address, {
        credentials: 'omit',
        redirect: 'error',
        headers: { accept: 'text/html' },
      })
      if (!mayKeep(response, url.pathname)) return
      const kept = await toCachedResponse(response, nowMs)
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
      return redirectByDocument(`${path}?${from}`)
    },
  }
}

/**
 * Firefox asks no worker again for the address that a worker redirects to: without a connection it
 * shows its own error page.
 */
function redirectByDocument(path: string): Response {
  const address = path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return new Response(
    `<!doctype html><title></title><meta http-equiv="refresh" content="0;url=${address}">`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
}

/** Returns the address of a page without campaign parameters. */
function toCacheAddress(address: string): string {
  const url = new URL(address)
  const tracking = [...url.searchParams.keys()].filter((name) =>
    /^(utm_\w+|gclid|fbclid)$/.test(name),
  )
  for (const name of tracking) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

/**
 * Marks a cached copy so that the page can detect that it is offline. Undefined for an incomplete
 * one.
 */
async function markCopy(copy: Response): Promise<Response | undefined> {
  try {
    const body = await copy.arrayBuffer()
    const html = new TextDecoder().decode(body)
    const isWhole = body.byteLength === Number(copy.headers.get(cacheHeaders.bytes))
    if (!isWhole || !/<html\b/.test(html)) return undefined
    const headers = withoutEncoding(copy.headers)
    return new Response(html.replace(/<html\b/, '<html data-offline=""'), { headers })
  } catch {
    return undefined
  }
}

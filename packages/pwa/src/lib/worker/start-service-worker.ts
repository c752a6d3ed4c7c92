/// <reference lib="webworker" />
import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { cacheName, cachesOf } from '../cache-names.js'
import { cacheHeaders } from '../cache-headers.js'
import type { WorkerMessage, WorkerSettings } from '../worker-settings.js'
import { createCachedPages } from './create-cached-pages.js'
import { isKeepable } from './is-keepable.js'
import { findOfflinePage } from './is-personal-path.js'
import { isQuotaExceeded } from './is-quota-exceeded.js'
import { listOldCaches } from './list-old-caches.js'
import { toCachedResponse } from './to-cached-response.js'
import { trimCache } from './trim-cache.js'

/** The offline page shows opening hours: it is refreshed this often. */
const OFFLINE_PAGE_MS = 24 * 60 * 60_000

/**
 * Starts a site's service worker: network first for pages, cache first for files of the build and
 * images, and visited pages while offline.
 */
export function startServiceWorker(
  scope: ServiceWorkerGlobalScope,
  settings: WorkerSettings,
): void {
  const { prefix, build, limits } = settings
  const { caches } = scope
  const { origin } = scope.location
  const names = {
    assets: cacheName(prefix, 'assets', build),
    images: cacheName(prefix, 'images', build),
    offline: cacheName(prefix, 'offline', build),
    pages: cacheName(prefix, 'pages', build),
  }

  /** In any cache: pages of the previous deployment are open or cached. */
  const findFile = (address: string): Promise<Response | undefined> =>
    caches.match(address, { ignoreVary: true }).catch(() => undefined)
  /** An unreadable cache is treated as a miss. */
  const fromNetwork: WorkboxPlugin = {
    handlerDidError: async ({ request }) => (await findFile(request.url)) ?? scope.fetch(request),
  }
  const files = new CacheFirst({
    cacheName: names.assets,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null) },
      fromNetwork,
    ],
  })
  const cachedImage: WorkboxPlugin = {
    cacheWillUpdate: async ({ response }) =>
      isKeepable(response) ? toCachedResponse(response, Date.now()) : null,
    cacheDidUpdate: async () => trimCache(await caches.open(names.images), limits.images),
  }
  const images = new CacheFirst({ cacheName: names.images, plugins: [cachedImage, fromNetwork] })
  const changingImages = new StaleWhileRevalidate({
    cacheName: names.images,
    plugins: [cachedImage, fromNetwork],
  })

  async function keepFiles(paths: readonly string[]): Promise<void> {
    const cache = await caches.open(names.assets)
    await Promise.all(
      paths.map(async (path) => {
        if (await caches.match(path, { ignoreVary: true })) return
        const response = await scope.fetch(path, { credentials: 'omit' })
        if (isKeepable(response)) await cache.put(path, response)
      }),
    )
  }

  const pages = createCachedPages({
    settings,
    caches,
    fetch: (input, init) => scope.fetch(input, init),
    origin,
    keepFiles,
    freeStorage,
  })
  const documents = new NetworkFirst({
    cacheName: names.pages,
    networkTimeoutSeconds: settings.documentTimeoutMs / 1000,
    plugins: [
      pages.plugin,
      {
        async handlerDidError({ request }) {
          const url = new URL(request.url)
          const copy = await pages.find(request.url).catch(() => undefined)
          return copy ?? pages.toOfflinePage(url)
        },
      },
    ],
  })
  const offlinePage = new NetworkFirst({
    cacheName: names.offline,
    networkTimeoutSeconds: settings.documentTimeoutMs / 1000,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async () => null,
        cacheKeyWillBeUsed: async ({ request }) => withoutSearch(request.url),
        // In Firefox the strategy finds nothing in the cache, and a look-up by address does.
        handlerDidError: async ({ request }) =>
          (await caches.open(names.offline)).match(withoutSearch(request.url), {
            ignoreVary: true,
          }),
      },
    ],
  })

  function withoutSearch(address: string): string {
    return origin + new URL(address).pathname
  }

  async function refreshOfflinePages(maxAgeMs: number): Promise<void> {
    const cache = await caches.open(names.offline)
    await Promise.all(
      settings.offlinePages.map(async ({ path }) => {
        const known = await cache.match(path)
        if (known && Date.now() - Number(known.headers.get(cacheHeaders.at)) < maxAgeMs) return
        const response = await scope.fetch(path, { credentials: 'omit', cache: 'reload' })
        if (!isKeepable(response)) throw new Error(`${path} responded ${response.status}.`)
        const kept = await toCachedResponse(response, Date.now())
        const html = await kept.clone().text()
        await cache.put(path, kept)
        await keepFilesOf(html)
      }),
    )
  }
  const keepFilesOf = (html: string): Promise<void> =>
    keepFiles(settings.files.filter((file) => html.includes(file)))

  /** With data saving on, only required resources are fetched, and nothing is prefetched. */
  const savesData = (): boolean =>
    (scope.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

  scope.addEventListener('install', (event) => {
    event.waitUntil(
      (async () => {
        await refreshOfflinePages(0)
        const offline = await caches.open(names.offline)
        await Promise.allSettled(settings.images.map((path) => offline.add(path)))
        if (savesData()) return
        // Without space for all files they are cached on demand.
        await keepFiles(settings.files).catch((error: unknown) => {
          if (!isQuotaExceeded(error)) throw error
        })
      })(),
    )
  })
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      (async () => {
        const old = listOldCaches(await caches.keys(), { prefix, build })
        await Promise.all(old.map((name) => caches.delete(name)))
      })(),
    )
  })
  clientsClaim()
  enableNavigationPreload()
  registerQuotaErrorCallback(freeStorage)

  async function freeStorage(): Promise<void> {
    await caches.delete(names.images)
    await trimCache(await caches.open(names.pages), {
      entries: Math.floor(limits.pages.entries / 4),
      bytes: Math.floor(limits.pages.bytes / 4),
    })
  }

  registerRoute(
    ({ url, request }) =>
      request.mode === 'navigate' && findOfflinePage(url.pathname, settings)?.path === url.pathname,
    offlinePage,
  )
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && !isFile(url.pathname),
    (asked) => answer(documents, asked),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+$/.test(url.pathname),
    async (asked) => (await findFile(asked.url.href)) ?? answer(files, asked),
  )
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && isImage(url.pathname),
    (asked) => answer(asked.url.search === '' ? changingImages : images, asked),
  )

  function isImage(path: string): boolean {
    return settings.imageFolders.some((folder) => path.startsWith(folder))
  }

  scope.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage
    // The page repeats the message until this worker is active.
    if (message.type === 'SKIP_WAITING') void scope.skipWaiting()
    if (message.type !== 'KEEP_PAGE' || message.shownAtMs <= endedAtMs) return
    const work = keepSeen(message, event).finally(() => keeping.delete(work))
    keeping.add(work)
    event.waitUntil(work)
  })
  /** When a session ended last. */
  let endedAtMs = 0
  /** Pages that are on their way. */
  const keeping = new Set<Promise<void>>()

  async function keepSeen(
    { path, images: seen }: Extract<WorkerMessage, { type: 'KEEP_PAGE' }>,
    event: ExtendableEvent,
  ): Promise<void> {
    if (savesData()) return
    await pages.keep(path, Date.now())
    const addresses = seen.filter((address) => isImage(new URL(address, origin).pathname))
    await Promise.allSettled(
      addresses.map((address) => answer(images, { event, request: new Request(address) })),
    )
    await refreshOfflinePages(OFFLINE_PAGE_MS)
  }

  // Whichever way a session ends, nothing that was seen in it stays.
  scope.addEventListener('fetch', (event) => {
    const { pathname } = new URL(event.request.url)
    const below = findOfflinePage(pathname, settings)?.below ?? '/'
    const path = below === '/' ? pathname : pathname.slice(below.length)
    const endsSession = settings.sessionEnds.some((end) => path === end || path === `${end}.data`)
    if (event.request.method === 'POST' && endsSession) event.waitUntil(deleteSeen())
  })

  async function deleteSeen(): Promise<void> {
    endedAtMs = Date.now()
    await deleteCached()
    if (keeping.size === 0) return
    await Promise.allSettled(keeping)
    await deleteCached()
  }

  async function deleteCached(): Promise<void> {
    const found = await caches.keys()
    const seen = [...cachesOf(found, prefix, 'pages'), ...cachesOf(found, prefix, 'images')]
    await Promise.all(seen.map((name) => caches.delete(name)))
  }
}

/**
 * Responds by a strategy. A response that cannot be cached is still shown; space for the next one
 * was freed already.
 */
function answer(
  strategy: Strategy,
  asked: Parameters<Strategy['handleAll']>[0],
): Promise<Response> {
  const [response, end] = strategy.handleAll(asked)
  end.catch(() => undefined)
  return response
}

/** Documents such as a PDF come from the network alone. */
function isFile(path: string): boolean {
  return /\.\w+$/.test(path)
}

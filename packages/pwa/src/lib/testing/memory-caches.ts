export interface MemoryCachesOptions {
  /** Base URL of paths. @default 'https://shop.example' */
  origin?: string
  /** Bytes of all bodies that fit in. @default no end */
  quotaBytes?: number
}

/** Caches in memory, whose quota can be changed. */
export interface MemoryCaches extends CacheStorage {
  quotaBytes: number
}

/** An in-memory Cache Storage: entries in order of insertion. */
export function createMemoryCaches({
  origin = 'https://shop.example',
  quotaBytes = Infinity,
}: MemoryCachesOptions = {}): MemoryCaches {
  const caches = new Map<string, MemoryCache>()
  const addressOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : String(request), origin).href
  const storage = {
    quotaBytes,
    open: async (name: string) => {
      const cache = caches.get(name) ?? createMemoryCache(addressOf, assertSpace)
      caches.set(name, cache)
      return cache
    },
    keys: async () => [...caches.keys()],
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    match: async (request: RequestInfo | URL, options: MultiCacheQueryOptions = {}) => {
      const { cacheName } = options
      for (const [name, cache] of caches) {
        const found = (cacheName ?? name) === name ? await cache.match(request, options) : null
        if (found) return found
      }
      return undefined
    },
  }
  function assertSpace(bytes: number): void {
    const used = [...caches.values()].reduce((sum, cache) => sum + cache.bytes(), 0)
    if (used + bytes <= storage.quotaBytes) return
    throw new DOMException('There is no space left.', 'QuotaExceededError')
  }
  // Methods that no module calls are not implemented.
  return storage as unknown as MemoryCaches
}

type MemoryCache = ReturnType<typeof createMemoryCache>

function createMemoryCache(
  addressOf: (request: RequestInfo | URL) => string,
  assertSpace: (bytes: number) => void,
) {
  const entries = new Map<string, { response: Response; bytes: number }>()
  return {
    bytes: () => [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    put: async (request: RequestInfo | URL, response: Response) => {
      const address = addressOf(request)
      const { byteLength } = await response.clone().arrayBuffer()
      assertSpace(byteLength - (entries.get(address)?.bytes ?? 0))
      entries.delete(address)
      entries.set(address, { response, bytes: byteLength })
    },
    match: async (request: RequestInfo | URL, { ignoreSearch }: CacheQueryOptions = {}) => {
      const address = addressOf(request)
      const found = ignoreSearch
        ? [...entries].find(([known]) => withoutSearch(known) === withoutSearch(address))?.[1]
        : entries.get(address)
      return found?.response.clone()
    },
    delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
  }
}

function withoutSearch(address: string): string {
  return address.replace(/\?.*$/, '')
}

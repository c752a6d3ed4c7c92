/** Caches as a browser keeps them, in memory: entries in the order in which they were put. */
export function createMemoryCaches(): CacheStorage {
  const caches = new Map<string, Cache>()
  const storage = {
    open: async (name: string) => {
      const cache = caches.get(name) ?? createMemoryCache()
      caches.set(name, cache)
      return cache
    },
    keys: async () => [...caches.keys()],
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    match: async (request: RequestInfo | URL) => {
      const found = await Promise.all([...caches.values()].map((cache) => cache.match(request)))
      return found.find(Boolean)
    },
  }
  return storage as CacheStorage
}

function createMemoryCache(): Cache {
  const entries = new Map<string, Response>()
  const cache = {
    put: async (request: RequestInfo | URL, response: Response) => {
      const address = addressOf(request)
      entries.delete(address)
      entries.set(address, response)
    },
    match: async (request: RequestInfo | URL) => entries.get(addressOf(request))?.clone(),
    delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
  }
  return cache as unknown as Cache
}

function addressOf(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : String(request)
}

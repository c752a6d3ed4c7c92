import type { CacheLimit } from '../worker-settings.js'
import { cacheHeaders } from '../cache-headers.js'

/**
 * Removes the oldest entries of a cache until it is within its limit. A cache lists its newest
 * entries last.
 */
export async function trimCache(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  limit: CacheLimit,
): Promise<void> {
  const requests = await cache.keys()
  const sizes = await Promise.all(
    requests.map(async (request) => sizeOf(await cache.match(request))),
  )
  let bytes = sizes.reduce((sum, size) => sum + size, 0)
  let entries = requests.length
  for (const [index, request] of requests.entries()) {
    if (entries <= limit.entries && bytes <= limit.bytes) return
    await cache.delete(request)
    entries -= 1
    bytes -= sizes[index] ?? 0
  }
}

function sizeOf(response: Response | undefined): number {
  return Number(response?.headers.get(cacheHeaders.bytes) ?? 0)
}

import type { CacheLimit } from '../worker-settings.js'
import { keptHeaders } from '../kept-headers.js'

/** Takes the oldest out of a cache until it holds no more than it may. A cache lists what was put in last at its end. */
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
    // oxlint-disable-next-line no-await-in-loop -- one after the other, until it is enough
    await cache.delete(request)
    entries -= 1
    bytes -= sizes[index] ?? 0
  }
}

function sizeOf(response: Response | undefined): number {
  return Number(response?.headers.get(keptHeaders.bytes) ?? 0)
}

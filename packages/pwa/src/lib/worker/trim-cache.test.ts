import { describe, expect, it } from 'vitest'
import { cacheHeaders } from '../cache-headers.js'
import { createMemoryCaches } from '../testing/memory-caches.js'
import { trimCache } from './trim-cache.js'

const site = 'https://shop.example'

async function fill(sizes: Record<string, number>): Promise<Cache> {
  const cache = await createMemoryCaches().open('pages')
  for (const [path, bytes] of Object.entries(sizes)) {
    await cache.put(
      site + path,
      new Response('', { headers: { [cacheHeaders.bytes]: `${bytes}` } }),
    )
  }
  return cache
}

async function pathsIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname)
}

describe('trimCache', () => {
  it('takes the oldest until the number is right', async () => {
    const cache = await fill({ '/a': 1, '/b': 1, '/c': 1 })
    await trimCache(cache, { entries: 2, bytes: 100 })
    expect(await pathsIn(cache)).toEqual(['/b', '/c'])
  })

  it('takes the oldest until the bytes are right', async () => {
    const cache = await fill({ '/a': 60, '/b': 30, '/c': 30 })
    await trimCache(cache, { entries: 9, bytes: 70 })
    expect(await pathsIn(cache)).toEqual(['/b', '/c'])
  })

  it('does not change a cache within both limits', async () => {
    const cache = await fill({ '/a': 60, '/b': 40 })
    await trimCache(cache, { entries: 2, bytes: 100 })
    expect(await pathsIn(cache)).toEqual(['/a', '/b'])
  })
})

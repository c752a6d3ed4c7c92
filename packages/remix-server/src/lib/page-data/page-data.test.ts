import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { createTestServer } from '../testing/create-test-server.js'
import type { RemixServerOptions } from '../http/create-remix-server.js'

/** A shop whose data are what a test says, and whose pages name their address alone. */
function openShop(options: Partial<RemixServerOptions> = {}) {
  const state: { data: string } = { data: 'υγραέριο'.repeat(500) }
  const server = createTestServer(
    { data: () => state.data, body: ({ dataAddress }) => dataAddress ?? 'none' },
    options,
  )
  const addressOf = async (path: string) => (await server.get(path)).text()
  return { ...server, state, addressOf }
}

const noSpace = { cache: { version: async () => 'v1', maxDataBytes: 1 } }

describe('data of a page', () => {
  it('lie at an address of their own, the same bytes for everyone, for good', async () => {
    const { get, addressOf, renders } = openShop()
    const address = await addressOf('/products/a?page=2')
    expect(address).toMatch(/^\/page-data\/[\w-]{22}\/products\/a\?page=2$/)
    const answer = await get(address, { headers: { cookie: 'cart=1', 'accept-encoding': 'br' } })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800, immutable')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
    expect(bytes).toContain('υγραέριο')
    expect(await (await get(address)).text()).toBe(bytes)
    const head = await get(address, { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual([
      String(Buffer.byteLength(bytes)),
      '',
    ])
    const etag = answer.headers.get('etag') ?? ''
    expect((await get(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(renders).toHaveLength(1)
  })

  it('are those of a page that is not kept, too', async () => {
    const { get, addressOf, renders } = openShop()
    const address = await addressOf('/products/a?search=hose')
    expect((await get(address)).status).toBe(200)
    expect(renders).toHaveLength(1)
  })

  it('are made again where they are gone, or where another process drew the page', async () => {
    const { addressOf, state } = openShop()
    const address = await addressOf('/products/a')
    const other = openShop()
    other.state.data = state.data
    expect((await other.get(address)).status).toBe(200)
    expect(other.renders.map(({ url }) => url)).toEqual(['https://shop.test/products/a'])
    // Its page was drawn with them, and is kept.
    expect(await other.addressOf('/products/a')).toBe(address)
    expect(other.renders).toHaveLength(1)
  })

  it('stay at hand for a page that was sent before the data changed', async () => {
    const { get, addressOf, state, platform, web } = openShop()
    const before = await addressOf('/products/a')
    state.data = 'another'
    platform.version = 'v2'
    await web.watch.check()
    const after = await addressOf('/products/a')
    expect(after).not.toBe(before)
    expect([(await get(before)).status, (await get(after)).status]).toEqual([200, 200])
  })

  it('are gone once the page has become another, which is then at hand', async () => {
    const { get, addressOf, state, renders } = openShop()
    const address = await addressOf('/products/a')
    const elsewhere = openShop()
    elsewhere.state.data = 'another'
    const answer = await elsewhere.get(address)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    // A made-up address is no way to have pages drawn over and over.
    expect((await elsewhere.get(address)).status).toBe(404)
    expect(elsewhere.renders).toHaveLength(1)
    expect(await elsewhere.addressOf('/products/a')).not.toBe(address)
    state.data = 'another'
    expect((await get(address)).status).toBe(200)
    expect(renders).toHaveLength(1)
  })

  it('have no more pages drawn than a few at once, whatever addresses somebody makes up', async () => {
    const { get, addressOf, renders } = openShop()
    const known = await addressOf('/products/a')
    const hash = (index: number) => String(index).padStart(22, '0')
    const madeUp = Array.from({ length: 60 }, (_, index) => [
      `/page-data/${hash(index)}/products/a?search=hose`,
      `/page-data/${hash(index)}/products/${index}`,
    ]).flat()
    const answers = await Promise.all(madeUp.map((address) => get(address)))
    const busy = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 404).length + busy.length).toBe(120)
    // 40 at once, and 4 a second while they were asked for.
    expect(busy.length).toBeGreaterThan(50)
    expect(renders.length).toBe(1 + 120 - busy.length)
    expect([busy[0]?.headers.get('retry-after'), busy[0]?.headers.get('cache-control')]).toEqual([
      '1',
      'no-store',
    ])
    // What is kept is nobody's loss.
    expect((await get(known)).status).toBe(200)
    expect((await get('/products/b')).status).toBe(200)
  })

  it('take no more memory than they may', async () => {
    const { get, addressOf, renders } = openShop(noSpace)
    const address = await addressOf('/products/a')
    expect((await get(address)).status).toBe(404)
    expect(renders).toHaveLength(1)
  })

  it('are nobody’s: no other page has any, whatever its address says', async () => {
    const { get, addressOf, renders } = openShop()
    const start = /^\/page-data\/[\w-]{22}/.exec(await addressOf('/products/a'))?.[0] ?? ''
    const cookie = { headers: { cookie: 'session=1' } }
    for (const path of [
      '/shopping-cart',
      '/orders',
      '/robots.txt',
      '/nothing',
      '/products/a?x=1',
      '/products/a.data',
      '//products/a',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- a few addresses
      expect([path, (await get(start + path, cookie)).status]).toEqual([path, 404])
    }
    expect((await get(`${start}/products/a`, { method: 'POST' })).status).not.toBe(200)
    expect(renders.map(({ url }) => url).filter((url) => !url.endsWith('/a'))).toEqual([])
  })
})

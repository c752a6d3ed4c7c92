import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { createTestServer } from '../testing/create-test-server.js'

describe('public pages', () => {
  it('are rendered once and never see a visitor', async () => {
    const { get, renders } = createTestServer()
    const first = await get('/products/a', { headers: { cookie: 'cart=1', 'user-agent': 'x' } })
    const second = await get('/products/a', { headers: { cookie: 'cart=2' } })

    expect(renders).toMatchObject([{ url: 'https://shop.test/products/a', cookie: null }])
    expect(await second.text()).toBe(await first.text())
    expect(second.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(second.headers.has('x-floga-cache')).toBe(false)
  })

  it('are rendered with the public URL, regardless of the Host header', async () => {
    const { web, renders } = createTestServer()
    await web.fetch(new Request('http://evil.test/products/a', { headers: { host: 'evil.test' } }))
    expect(renders[0]?.url).toBe('https://shop.test/products/a')
  })

  it('are one page under names and values that they do not read', async () => {
    const { get, renders } = createTestServer()
    await get('/products/a?view=q1&page=2&utm_source=mail')
    await get('/products/a?page=2&gclid=1')
    await get('/products/a')
    await get('/products/a?page=made-up')
    await get('/products/a?x=1')
    expect(renders.map(({ url }) => url)).toEqual([
      'https://shop.test/products/a?page=2',
      'https://shop.test/products/a',
    ])
  })

  it('read their query by the context of the app', async () => {
    const { get, renders } = createTestServer({}, { context: { lastPage: 2 } })
    await get('/products/a?page=2')
    await get('/products/a?page=3')
    expect(renders.map(({ url }) => url)).toEqual([
      'https://shop.test/products/a?page=2',
      'https://shop.test/products/a',
    ])
  })

  it('keep the parameters that they do not read when they redirect', async () => {
    const { get } = createTestServer({
      publicLoader: ({ url }) =>
        new Response(null, {
          status: 301,
          headers: { location: `/products/b${new URL(url).search}` },
        }),
    })
    const target = async (path: string) => {
      const answer = await get(path)
      expect(answer.status).toBe(301)
      return answer.headers.get('location')
    }
    expect(await target('/products/a')).toBe('/products/b')
    expect(await target('/products/a?gclid=1&page=2&utm_source=mail')).toBe(
      '/products/b?page=2&gclid=1&utm_source=mail',
    )
    expect(await target('/products/a?x=%0d%0aSet-Cookie:a')).toBe(
      '/products/b?x=%0D%0ASet-Cookie%3Aa',
    )
  })

  it('are not cached if their query is unbounded', async () => {
    const { get, renders } = createTestServer()
    await get('/products/a?search=hose')
    await get('/products/a?search=hose')
    expect(renders).toHaveLength(2)
  })

  it('are kept apart by language', async () => {
    const { get } = createTestServer({ body: ({ url }) => url.pathname })
    expect(await (await get('/en/products/a')).text()).toBe('/en/products/a')
    expect(await (await get('/products/a')).text()).toBe('/products/a')
  })

  it('come in the best encoding that a browser takes', async () => {
    const { get } = createTestServer({ body: () => '<p>υγραέριο</p>'.repeat(200) })
    const plain = await (await get('/products/a')).text()
    const bytesOf = async (encoding: string) => {
      const answer = await get('/products/a', { headers: { 'accept-encoding': encoding } })
      return {
        encoding: answer.headers.get('content-encoding'),
        vary: answer.headers.get('vary'),
        bytes: Buffer.from(await answer.arrayBuffer()),
      }
    }
    const br = await bytesOf('gzip, deflate, br')
    expect(br).toMatchObject({ encoding: 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain)
    const zipped = await bytesOf('gzip, br;q=0')
    expect(zipped.encoding).toBe('gzip')
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain)
  })

  it('are not sent again to a browser that has them', async () => {
    const { get } = createTestServer()
    const etag = (await get('/products/a')).headers.get('etag') ?? ''
    const answer = await get('/products/a', { headers: { 'if-none-match': `"other", ${etag}` } })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('etag')).toBe(etag)
    expect(answer.headers.get('content-security-policy')).toContain(`object-src 'none'`)
    expect(await answer.text()).toBe('')
  })

  it('are rendered again when the catalogue has changed', async () => {
    const { get, renders, platform, web } = createTestServer()
    await web.watch.check()
    await get('/products/a')
    platform.version = 'v2'
    await web.watch.check()
    expect(await (await get('/products/a')).text()).toContain('render 2')
    expect(renders).toHaveLength(2)
  })

  it('go on while the platform is away; cold ones say when to come back', async () => {
    const app = { status: 200 }
    const { get, platform, web } = createTestServer({ status: () => app.status })
    await get('/products/a')
    platform.isUp = false
    app.status = 503
    await web.watch.check()

    const warm = await get('/products/a')
    expect(warm.status).toBe(200)
    expect(warm.headers.get('x-floga-stale')).toBe('1')
    const cold = await get('/products/b')
    expect(cold.status).toBe(503)
    expect(cold.headers.get('retry-after')).toBe('30')
    expect(cold.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('report their cache status', async () => {
    const { get, platform, web } = createTestServer()
    const timing = async (path: string, init?: RequestInit) =>
      (await get(path, init)).headers.get('server-timing')
    expect(await timing('/products/a')).toBe('cache;desc=rendered')
    expect(await timing('/products/a')).toBe('cache;desc=hit')
    const etag = (await get('/products/a')).headers.get('etag') ?? ''
    expect(await timing('/products/a', { headers: { 'if-none-match': etag } })).toBe(
      'cache;desc=hit',
    )
    expect(await timing('/products/a?search=hose')).toBe('cache;desc=pass')
    platform.isUp = false
    await web.watch.check()
    expect(await timing('/products/a')).toBe('cache;desc=stale')
  })

  it('are not kept when they set a cookie', async () => {
    const { get, renders } = createTestServer({ headers: { 'set-cookie': 'a=1' } })
    const answer = await get('/products/a')
    await get('/products/a')
    expect(renders).toHaveLength(2)
    expect(answer.headers.has('set-cookie')).toBe(false)
  })
})

describe('prefetched data', () => {
  const prefetch = { headers: { 'sec-purpose': 'prefetch', accept: '*/*' } }

  it('hold for the click where they are the same for everyone', async () => {
    const { get } = createTestServer()
    const answer = await get('/products/a.data?_routes=public', prefetch)
    expect(answer.headers.get('content-type')).toContain('text/x-script')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=5')
    const clicked = await get('/products/a.data?_routes=public')
    expect(clicked.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('are rendered again if they are personal, or failed', async () => {
    const app = { isAway: false }
    const { get } = createTestServer({
      loader(): Response {
        if (app.isAway) throw new Response('away', { status: 503 })
        return new Response('1')
      },
    })
    const cacheControl = async (path: string) =>
      (await get(path, prefetch)).headers.get('cache-control')
    expect(await cacheControl('/shopping-cart.data?_routes=private')).toBe('private, no-cache')
    expect(await cacheControl('/products/a.data')).toBe('private, no-cache')
    expect(await cacheControl('/products/a.data?_routes=root,public')).toBe('private, no-cache')
    expect(await cacheControl('/orders.data?_routes=member')).toBe('no-store')
    app.isAway = true
    expect(await cacheControl('/shopping-cart.data?_routes=private')).toBe('private, no-cache')
  })
})

describe('private pages', () => {
  it('are rendered for each visitor, with their cookies, and not cached', async () => {
    const { get, renders } = createTestServer({ body: ({ cookie }) => `cart of ${cookie}` })
    const first = await get('/shopping-cart', { headers: { cookie: 'one' } })
    const second = await get('/shopping-cart?step=2', { headers: { cookie: 'two' } })
    expect(await first.text()).toBe('cart of one')
    expect(await second.text()).toBe('cart of two')
    expect(renders.map(({ url }) => url)).toEqual([
      'https://shop.test/shopping-cart',
      'https://shop.test/shopping-cart?step=2',
    ])
    expect(second.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('of members leave no trace in any cache', async () => {
    const { get } = createTestServer()
    expect((await get('/orders')).headers.get('cache-control')).toBe('no-store')
  })

  it('report that the cache was bypassed, next to timings of their own; their data requests report nothing', async () => {
    const { get } = createTestServer({ headers: { 'server-timing': 'db;dur=5' } })
    expect((await get('/shopping-cart')).headers.get('server-timing')).toBe(
      'db;dur=5, cache;desc=pass',
    )
    const answer = await get('/shopping-cart.data?_routes=private')
    expect(answer.headers.get('server-timing')).toBeNull()
  })

  it('bring the cookies that belong to no one route', async () => {
    const { get } = createTestServer({
      action(_request, { setCookies }) {
        setCookies.push('session=1; Path=/')
        return new Response(null, { status: 303, headers: { location: '/' } })
      },
    })
    const answer = await get('/shopping-cart', { method: 'POST', body: new URLSearchParams() })
    expect(answer.headers.getSetCookie()).toEqual(['session=1; Path=/'])
  })

  it('keep the status of their data, also where a browser prefetches it as it would a page', async () => {
    const { get } = createTestServer({
      loader(): Response {
        throw new Response('away', { status: 503 })
      },
    })
    const address = '/shopping-cart.data?_routes=private'
    const answer = await get(address, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toContain('text/x-script')
  })

  it('hand every cookie through', async () => {
    const { get } = createTestServer({ headers: { 'set-cookie': 'a=1; Path=/' } })
    const { headers } = await get('/shopping-cart')
    expect(headers.getSetCookie()).toEqual(['a=1; Path=/'])
  })
})

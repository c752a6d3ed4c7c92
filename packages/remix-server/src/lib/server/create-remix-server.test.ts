import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { createTestServer } from '../testing/create-test-server.js'

const crossSite = { 'sec-fetch-site': 'cross-site' }

describe('createRemixServer', () => {
  it('sends noindex with every response of a test installation', async () => {
    const closed = createTestServer({}, { isIndexed: false })
    const open = createTestServer()
    for (const path of ['/products/hose', '/robots.txt', '/nothing', '/healthz']) {
      const [turned, taken] = [await closed.get(path), await open.get(path)]
      expect(turned.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(taken.headers.get('x-robots-tag')).toBeNull()
    }
  })

  it('sends the security headers on every route, method and status', async () => {
    const { get } = createTestServer()
    const answers = await Promise.all([
      get('/products/a'),
      get('/products/a', { method: 'HEAD' }),
      get('/shopping-cart'),
      get('/nowhere'),
      get('/robots.txt'),
      get('/healthz'),
      get('/assets/unknown.js'),
      get('/products/', {}),
      get('/products/a', { method: 'DELETE' }),
      get('/shopping-cart', { method: 'POST', headers: crossSite }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([
      200, 200, 200, 404, 200, 200, 404, 308, 405, 403,
    ])
    for (const { headers } of answers) {
      const policy = headers.get('content-security-policy')
      expect(policy).toContain(`object-src 'none'`)
      expect(policy).not.toContain('unsafe')
      expect(headers.get('strict-transport-security')).toContain('max-age=')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    }
  })

  it('names the scripts of a page in its own policy, public or private', async () => {
    const { get } = createTestServer({
      body: ({ nonce }) => `<script nonce="${nonce}">go()</script><script>steal()</script>`,
    })
    for (const path of ['/products/a', '/shopping-cart']) {
      const answer = await get(path)
      expect(await answer.text()).toBe('<script>go()</script><script>steal()</script>')
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(1)
    }
  })

  it('sends a browser that the app rejects a plain page in the right language, and never a kept one', async () => {
    const { get, renders } = createTestServer({ status: () => 417 })
    const headers = { 'user-agent': 'Mozilla/4.0 (compatible; MSIE 8.0)' }
    expect((await get('/products/a', { headers })).status).toBe(417)
    expect(await (await get('/en/products/a', { headers })).text()).toContain(
      '<h1>Your browser is not supported (en)</h1>',
    )
    expect(await (await get('/', { headers })).text()).toContain('lang="el"')
    expect(renders).toHaveLength(3)
  })

  it('rejects posts of other sites and lets its own through', async () => {
    let changes = 0
    const { get } = createTestServer({
      action: () => {
        changes += 1
        return new Response(null, { status: 303, headers: { location: '/shopping-cart' } })
      },
    })
    const post = (headers: Record<string, string>) =>
      get('/shopping-cart', { method: 'POST', headers, body: new URLSearchParams({ a: '1' }) })

    const refused = [
      await post({ 'sec-fetch-site': 'cross-site', origin: 'https://shop.test' }),
      await post({ 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.test' }),
      await post({ origin: 'https://evil.test', host: 'shop.test' }),
      await post({ origin: 'null', host: 'shop.test' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(changes).toBe(0)

    const own = await post({
      'sec-fetch-site': 'same-origin',
      origin: 'https://shop.test',
      host: 'shop.test',
    })
    expect(own.status).toBe(303)
    expect((await post({ host: 'shop.test' })).status).toBe(303)
    expect(changes).toBe(2)
  })

  it('rejects a body that is too large before the app sees it', async () => {
    const { get, renders } = createTestServer()
    const answer = await get('/shopping-cart', { method: 'POST', body: 'x'.repeat(70_000) })
    expect(answer.status).toBe(413)
    expect(renders).toEqual([])
  })

  it('hands the body, the cookies and the context to an action', async () => {
    const seen: unknown[] = []
    const { get } = createTestServer(
      {
        async action(request, { requestId, ...context }) {
          const form = await request.formData()
          seen.push(form.get('line'), request.headers.get('cookie'), context)
          return new Response(requestId, { headers: { 'set-cookie': 'cart=1; Path=/' } })
        },
      },
      { context: { region: 'Attica' } },
    )
    const answer = await get('/shopping-cart', {
      method: 'POST',
      headers: { cookie: 'cart=0', host: 'shop.test' },
      body: new URLSearchParams({ line: 'πέντε' }),
    })
    expect(seen).toEqual([
      'πέντε',
      'cart=0',
      expect.objectContaining({ clientAddress: '', region: 'Attica' }),
    ])
    expect(answer.status).toBe(200)
  })

  it('sends doubled and trailing slashes to the one address of a page', async () => {
    const { get } = createTestServer()
    const locationOf = async (path: string) => (await get(path)).headers.get('location')
    expect(await locationOf('/en/products/?page=2')).toBe('/en/products?page=2')
    expect(await locationOf('//evil.test/products')).toBe('/evil.test/products')
    expect(await locationOf('/\\evil.test')).toBe('/evil.test')
  })

  it('rejects addresses that are no text, and prints none', async () => {
    const { get, renders } = createTestServer()
    const print = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => print.mockRestore())
    for (const path of ['/products/%00', '/products/%E0%A4%A', '/shopping-cart%/typed']) {
      expect((await get(path)).status).toBe(400)
      expect((await get(path, { method: 'POST', headers: crossSite })).status).toBe(400)
    }
    expect(renders).toEqual([])
    expect(print).not.toHaveBeenCalled()
  })

  it('responds with a page of its own when the app fails to', async () => {
    const { get, lines } = createTestServer({
      wait: async () => {
        throw new Error('secret detail')
      },
    })
    for (const path of ['/en/products/a', '/shopping-cart']) {
      const answer = await get(path, { headers: { accept: 'text/html' } })
      const html = await answer.text()
      expect(answer.status).toBe(500)
      expect(html).toContain(path.startsWith('/en') ? 'System error (en)' : 'System error (el)')
      expect(html).not.toContain('secret detail')
    }
    expect(lines.some(({ level }) => level === 'error')).toBe(true)
  })

  it('reports whether it is alive, and whether it is ready', async () => {
    const { get, platform, web } = createTestServer()
    platform.isUp = false
    expect((await get('/healthz')).status).toBe(200)
    const early = await get('/readyz')
    expect(early.status).toBe(503)
    expect(await early.json()).toEqual({ status: 'not-ready', reason: 'platform-unreachable' })
    platform.isUp = true
    const ready = await get('/readyz')
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({ status: 'ready', platform: 'up' })
    web.beginStop()
    const stopping = await get('/readyz')
    expect(stopping.status).toBe(503)
    expect(await stopping.json()).toEqual({ status: 'not-ready', reason: 'stopping' })
  })

  it('stays ready without its platform, because of cached pages, and reports it as unreachable', async () => {
    const { get, platform } = createTestServer()
    await get('/readyz')
    platform.isUp = false
    const answer = await get('/readyz')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ready', platform: 'unreachable' })
  })

  it('says which methods a route takes that refuses one', async () => {
    const { get } = createTestServer()
    const allowed = async (path: string, method: string) => {
      const { status, headers } = await get(path, { method })
      return [status, headers.get('allow')]
    }
    expect(await allowed('/products/a', 'POST')).toEqual([405, 'GET, HEAD'])
    expect(await allowed('/products/a', 'DELETE')).toEqual([405, 'GET, HEAD, POST'])
  })

  it.each(['text/html,*/*;q=0.8', '*/*', undefined])(
    'keeps status and Retry-After of a file that is unavailable (Accept: %s)',
    async (accept) => {
      const headers = { 'retry-after': '30', 'content-type': 'text/plain' }
      const { get } = createTestServer({
        resource: () => new Response('Not now', { status: 503, headers }),
      })
      const answer = await get('/robots.txt', accept === undefined ? {} : { headers: { accept } })
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('30')
      // A person reads a page.
      const isForPerson = accept?.startsWith('text/html') === true
      expect((await answer.text()).includes('<h1>')).toBe(isForPerson)
    },
  )

  it.each([
    ['203.0.113.7:50123', '203.0.113.7'],
    ['203.0.113.7, [2001:db8::1]:50123', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['unknown', ''],
  ])('passes the address of %s without its port', async (list, address) => {
    const { get, renders } = createTestServer({}, { trustsProxy: true })
    await get('/shopping-cart', { headers: { 'x-forwarded-for': list } })
    expect(renders[0]?.context.clientAddress).toBe(address)
  })

  it('logs events, and no content of requests', async () => {
    const { get, lines } = createTestServer()
    const secrets = { cookie: 'cart=secret', 'x-forwarded-for': 'secret', 'user-agent': 'secret' }
    await get('/en/products/secret?email=secret', { headers: secrets })
    expect(lines.at(-1)?.fields).toMatchObject({
      route: '/:lang?/products/:slug',
      method: 'GET',
      status: 200,
    })
    await get('/secret/secret', { headers: secrets })
    expect(lines.at(-1)?.fields).toMatchObject({ route: 'none', status: 404 })
    await get('/assets/secret.js', { headers: secrets })
    expect(lines.at(-1)).toMatchObject({ level: 'debug', fields: { route: '/assets/*' } })
    await get('/secret%00', { headers: secrets })
    expect(JSON.stringify(lines)).not.toContain('secret')
  })
})

import { once } from 'node:events'
import { request as openRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { stopGracefully } from './stop-gracefully.js'
import { createNodeServer } from './create-node-server.js'
import type { TestApp } from '../testing/create-test-build.js'
import { createTestServer } from '../testing/create-test-server.js'

async function listen(app: TestApp = {}) {
  const testServer = createTestServer(app)
  const server = createNodeServer(testServer.web)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { ...testServer, server, port, origin: `http://127.0.0.1:${port}` }
}

/** Bytes in, bytes out, as no well-behaved client would send them. */
async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(text)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

describe('createNodeServer', () => {
  it('sends a cached page with all its headers, under a new id each time', async () => {
    const { origin, renders } = await listen()
    const cold = await fetch(`${origin}/products/a`)
    const warm = await fetch(`${origin}/products/a?utm_source=mail`)

    expect(await warm.text()).toBe(await cold.text())
    expect(renders).toHaveLength(1)
    expect([...warm.headers.keys()].toSorted()).toEqual([...cold.headers.keys()].toSorted())
    expect(warm.headers.get('content-encoding')).toBe('gzip')
    expect(cold.headers.get('server-timing')).toBe('cache;desc=rendered')
    expect(warm.headers.get('server-timing')).toBe('cache;desc=hit')
    const ready = await fetch(`${origin}/products/a`)
    expect(ready.headers.get('server-timing')).toBe('cache;desc=hit')
    expect(warm.headers.get('x-request-id')).not.toBe(cold.headers.get('x-request-id'))
  })

  it('logs a line for each request, from the cache too, and for those that it refuses', async () => {
    const { origin, port, lines } = await listen()
    for (const time of ['rendered', 'hit', 'hit']) {
      const answer = await fetch(`${origin}/products/a`)
      expect(answer.headers.get('server-timing')).toBe(`cache;desc=${time}`)
      const requestId = answer.headers.get('x-request-id')
      const fields = { requestId, method: 'GET', route: '/:lang?/products/:slug', status: 200 }
      expect(lines.at(-1)).toMatchObject({ level: 'info', fields })
    }
    expect(lines).toHaveLength(3)
    await sendRaw(port, 'garbage\r\n\r\n')
    await sendRaw(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')
    expect(lines.slice(3)).toMatchObject([{ fields: { status: 400 } }, { fields: { status: 400 } }])
  })

  it('sends no body for HEAD, and 304 to who has the page', async () => {
    const { origin } = await listen()
    const { headers } = await fetch(`${origin}/products/a`)
    const head = await fetch(`${origin}/products/a`, { method: 'HEAD' })
    expect(await head.text()).toBe('')
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    const again = await fetch(`${origin}/products/a`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it("passes the client's address to the app", async () => {
    const { origin, renders } = await listen()
    await fetch(`${origin}/shopping-cart`)
    expect(renders[0]?.context.clientAddress).toBe('127.0.0.1')
  })

  it('rejects invalid HTTP, with the headers of every response', async () => {
    const { port, origin } = await listen()
    for (const text of [
      'garbage\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: shop.test\r\nHost: shop.test\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: shop.test\r\nExpect: cake\r\nConnection: close\r\n\r\n',
    ]) {
      const answer = await sendRaw(port, text)
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(answer.toLowerCase()).toContain(`content-security-policy: default-src 'self'`)
    }
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  })
})

describe('a post', () => {
  const post = (headers: readonly string[], body = '') =>
    ['POST /shopping-cart HTTP/1.1', ...headers, 'Connection: close', '', body].join('\r\n')

  it('may have no length, or be chunked', async () => {
    const bodies: string[] = []
    const { port } = await listen({
      async action(request) {
        bodies.push(await request.text())
        return new Response(null, { status: 204 })
      },
    })
    expect(await sendRaw(port, post(['Host: shop.test']))).toMatch(/^HTTP\/1\.1 204 /)
    const chunked = ['Host: shop.test', 'Transfer-Encoding: chunked']
    const answer = await sendRaw(port, post(chunked, '3\r\na=1\r\n0\r\n\r\n'))
    expect(answer).toMatch(/^HTTP\/1\.1 204 /)
    expect(bodies).toEqual(['', 'a=1'])
    const endless = `${'5000\r\n'}${'x'.repeat(0x5000)}\r\n`.repeat(4)
    expect(await sendRaw(port, post(chunked, `${endless}0\r\n\r\n`))).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('is no failure of the server when its sender hangs up', async () => {
    const { port, lines, origin, server } = await listen()
    const arrived = once(server, 'request')
    const socket = connect(port, '127.0.0.1')
    socket.write(post(['Host: shop.test', 'Content-Length: 100'], 'a=1'))
    await arrived
    socket.destroy()
    while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(lines).toMatchObject([{ level: 'info', fields: { status: 400 } }])
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  })

  it('closes a connection on timeout without a response, so that a browser retries on another one', async () => {
    const { server, port } = await listen()
    // Node checks such connections every 30 seconds.
    const late = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    server.once('connection', (socket) => server.emit('clientError', late, socket))
    expect(await sendRaw(port, '')).toBe('')
    server.once('connection', (socket) => {
      socket.once('readable', () => {
        if (socket.bytesRead > 0) server.emit('clientError', late, socket)
      })
    })
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 [^]+connection: close\r\n/)
    expect(await sendRaw(port, 'no request')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('arrives under the name of the site, whatever a proxy or a client calls it', async () => {
    const seen: (string | null)[] = []
    const { port } = await listen({
      action(request) {
        seen.push(request.headers.get('host'), request.headers.get('x-forwarded-host'))
        return new Response(null, { status: 204 })
      },
    })
    for (const headers of [
      ['Host: 127.0.0.1:3000'],
      ['Host: shop.test', 'X-Forwarded-Host: evil.test'],
      ['Host: evil.test', 'Origin: https://shop.test'],
      ['Host: shop.test', 'Sec-Fetch-Site: same-origin', 'Origin: no origin'],
    ]) {
      const answer = await sendRaw(port, post([...headers, 'Content-Length: 0']))
      expect(answer).toMatch(/^HTTP\/1\.1 204 /)
    }
    expect(new Set(seen)).toEqual(new Set(['shop.test', null]))
  })

  it('is rejected where its origin is that of a Host which is not the site', async () => {
    const { port } = await listen()
    const answer = await sendRaw(port, post(['Host: evil.test', 'Origin: https://evil.test']))
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
  })
})

describe('stopGracefully', () => {
  it('completes running requests, accepts no new ones, and stops', async () => {
    const gate = { open: () => {} }
    const { server, web, origin, renders } = await listen({
      wait: () =>
        new Promise((resolve) => {
          gate.open = resolve
        }),
    })
    const running = fetch(`${origin}/shopping-cart`)
    while (renders.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const stopped = stopGracefully(server, { beginStop: web.beginStop, drainMs: 0 })
    while (server.listening) await new Promise((resolve) => setImmediate(resolve))

    await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
    gate.open()
    const answer = await running
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('render 1')
    await stopped
  })

  it('responds while it drains, and ends streams after it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { server, web, origin } = await listen()
    let ended = 0
    const stopped = stopGracefully(server, {
      beginStop: web.beginStop,
      endStreams: () => (ended += 1),
      drainMs: 300,
    })
    const answer = await fetch(`${origin}/shopping-cart`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('connection')).toBe('close')
    expect((await fetch(`${origin}/readyz`)).status).toBe(503)
    expect(ended).toBe(0)
    await vi.advanceTimersByTimeAsync(300)
    expect(ended).toBe(1)
    await vi.advanceTimersByTimeAsync(300)
    await stopped
  })

  it('closes an idle connection', async () => {
    const { server, web, port } = await listen()
    const idle = openRequest({ port, host: '127.0.0.1', path: '/healthz' })
    idle.end()
    await once(idle, 'response')
    await stopGracefully(server, { beginStop: web.beginStop, drainMs: 0 })
    expect(server.listening).toBe(false)
  })

  it('cuts off what does not end in time', async () => {
    const { server, web, origin, renders } = await listen({ wait: () => new Promise(() => {}) })
    const hanging = fetch(`${origin}/shopping-cart`).catch(String)
    while (renders.length === 0) await new Promise((resolve) => setImmediate(resolve))
    await stopGracefully(server, { beginStop: web.beginStop, drainMs: 0, limitMs: 20 })
    expect(await hanging).toContain('fetch failed')
  })
})

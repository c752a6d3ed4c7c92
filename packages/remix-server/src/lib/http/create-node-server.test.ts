import { once } from 'node:events'
import { request as openRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import { describe, expect, it, onTestFinished } from 'vitest'

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
  it('sends a kept page with all its headers, under a new id each time', async () => {
    const { origin, renders } = await listen()
    const cold = await fetch(`${origin}/products/a`)
    const warm = await fetch(`${origin}/products/a?utm_source=mail`)

    expect(await warm.text()).toBe(await cold.text())
    expect(renders).toHaveLength(1)
    expect([...warm.headers.keys()].toSorted()).toEqual([...cold.headers.keys()].toSorted())
    expect(warm.headers.get('content-encoding')).toBe('gzip')
    expect(warm.headers.get('x-request-id')).not.toBe(cold.headers.get('x-request-id'))
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

  it('tells the app the address of the client', async () => {
    const { origin, renders } = await listen()
    await fetch(`${origin}/shopping-cart`)
    expect(renders[0]?.context.clientAddress).toBe('127.0.0.1')
  })

  it('refuses what is not HTTP, with the headers of every answer', async () => {
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
      expect(answer.toLowerCase()).toContain(`content-security-policy: default-src 'none'`)
    }
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  })
})

describe('a post', () => {
  const post = (headers: readonly string[], body = '') =>
    ['POST /shopping-cart HTTP/1.1', ...headers, 'Connection: close', '', body].join('\r\n')

  it('may have no length, or come in pieces', async () => {
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

  it('gets no answer where none came in time, so that a browser sends it by another connection', async () => {
    const { server, port } = await listen()
    // Node looks for such connections every half minute.
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

  it('is refused where its origin is that of a Host which is not the site', async () => {
    const { port } = await listen()
    const answer = await sendRaw(port, post(['Host: evil.test', 'Origin: https://evil.test']))
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
  })
})

describe('stopGracefully', () => {
  it('finishes what runs, takes nothing new, and comes to rest', async () => {
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

  it('answers while it drains, and ends answers that go on after it', async () => {
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
    await stopped
    expect(ended).toBe(1)
  })

  it('closes a connection that says nothing more', async () => {
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

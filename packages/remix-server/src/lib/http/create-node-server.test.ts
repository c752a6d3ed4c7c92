import { once } from 'node:events'
import { request } from 'node:http'
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
    ]) {
      const answer = await sendRaw(port, text)
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(answer.toLowerCase()).toContain(`content-security-policy: default-src 'none'`)
    }
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
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

  it('closes a connection that says nothing more', async () => {
    const { server, web, port } = await listen()
    const idle = request({ port, host: '127.0.0.1', path: '/healthz' })
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

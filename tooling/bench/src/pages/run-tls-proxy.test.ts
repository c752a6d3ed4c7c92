import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { text } from 'node:stream/consumers'
import { expect, describe, it, onTestFinished } from 'vitest'
import { runTlsProxy } from './run-tls-proxy.js'

describe('runTlsProxy', () => {
  it('proxies requests and responses over HTTP/2', async () => {
    const plain = createServer((request, response) => {
      response.writeHead(203, { 'x-method': String(request.method), connection: 'keep-alive' })
      response.end(`${request.url} ${request.headers.cookie}`)
    })
    plain.listen(0, '127.0.0.1')
    await once(plain, 'listening')
    onTestFinished(() => void plain.close())
    const address = plain.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const proxy = await runTlsProxy(`http://127.0.0.1:${port}`)
    onTestFinished(() => proxy.stop())

    const session = connect(proxy.origin, { rejectUnauthorized: false })
    onTestFinished(() => session.destroy())
    const stream = session.request({ ':path': '/a?b=1', cookie: 'cart=1' })
    const [headers] = await once(stream, 'response')
    expect(headers).toMatchObject({ ':status': 203, 'x-method': 'GET' })
    expect(await text(stream)).toBe('/a?b=1 cart=1')
  })
})

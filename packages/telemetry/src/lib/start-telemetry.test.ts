import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTelemetry } from './start-telemetry.js'
import type { Telemetry } from './start-telemetry.js'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

describe('startTelemetry', () => {
  const spans: Span[] = []
  const metrics: string[] = []
  const callers: IncomingMessage['headers'][] = []
  let server: Server
  let address: string
  let telemetry: Telemetry
  beforeEach(async () => {
    server = createServer((request, response) => {
      void (async () => {
        if (request.url === '/v1/traces') spans.push(...spansOf(await json(request)))
        else if (request.url === '/v1/metrics') metrics.push(JSON.stringify(await json(request)))
        else callers.push(request.headers)
        response.end('{}')
      })()
    }).listen(0, '127.0.0.1')
    await new Promise((listening) => server.once('listening', listening))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    telemetry = startTelemetry({
      endpoint: address,
      service: 'shop',
      traced: [address],
      follows: true,
    })
    for (const list of [spans, metrics, callers]) list.length = 0
  })
  afterEach(async () => {
    await telemetry.stop()
    server.closeAllConnections()
    server.close()
  })

  const ask = (headers = new Headers()) =>
    telemetry.request({ method: 'GET', headers }, async () => {
      await fetch(`${address}/other`)
      await telemetry.span('SELECT', { 'db.query.text': 'SELECT $1' }, async () => undefined)
      telemetry.answered({ method: 'GET', route: '/p/:slug', status: 200, durationMs: 20 })
      return telemetry.ids()
    })

  it('sends a request and its parts as one trace, and passes it to the services that it calls', async () => {
    telemetry.gauge('floga.mails.waiting', async () => 7)
    telemetry.count('floga.cache.lookups', { cache: 'pages', result: 'hit' })
    const ids = await ask()
    await telemetry.stop()
    const [request, statement] = ['GET /p/:slug', 'SELECT'].map((name) =>
      spans.find((span) => span.name === name),
    )
    expect(ids).toEqual({ trace_id: request!.traceId, span_id: request!.spanId })
    expect(statement).toMatchObject({ traceId: request!.traceId, parentSpanId: request!.spanId })
    expect(callers[0]!['traceparent']).toBe(`00-${request!.traceId}-${request!.spanId}-01`)
    expect(metrics.join()).toContain('"/p/:slug"')
    expect(metrics.join()).toContain('floga.mails.waiting')
    expect(metrics.join()).toContain('floga.cache.lookups')
  })

  it("continues a caller's trace, and has no ids outside of a request", async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const ids = await ask(new Headers({ traceparent: `00-${traceId}-b7ad6b7169203331-01` }))
    expect(ids.trace_id).toBe(traceId)
    expect(telemetry.ids()).toEqual({})
  })

  it('reports that there was an error, and nothing of its message', async () => {
    const failing = telemetry.request({ method: 'GET', headers: new Headers() }, () => {
      throw new Error('maria@example.com')
    })
    await expect(failing).rejects.toThrow('maria')
    await telemetry.stop()
    expect(spans).toHaveLength(1)
    expect(JSON.stringify(spans)).not.toContain('maria')
  })
})

function spansOf(body: unknown): Span[] {
  const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}

import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { startTelemetry } from '@floga/telemetry'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { traceDatabase } from './trace-database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

describe('traceDatabase', () => {
  let collector: Server
  let endpoint: string
  let received: string
  const spans: Span[] = []
  beforeEach(async () => {
    spans.length = 0
    received = ''
    collector = createServer((request, response) => {
      void (async () => {
        const body = await json(request)
        received += JSON.stringify(body)
        if (request.url === '/v1/traces') spans.push(...spansOf(body))
        response.end('{}')
      })()
    }).listen(0, '127.0.0.1')
    await new Promise((listening) => collector.once('listening', listening))
    endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  })
  afterEach(() => {
    collector.closeAllConnections()
    collector.close()
  })

  it('follows a call of the shop to the SQL statement, without a value', async () => {
    const telemetry = startTelemetry({ endpoint, service: 'platform', follows: true })
    const database = await openTestDatabase()
    const { app } = startTestPlatform(traceDatabase(database, telemetry), { telemetry })
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    await app.inject({
      method: 'POST',
      url: '/main/graphql',
      headers: { tenant: 'floga', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
      payload: { query: '{ cart(id: "no-such-cart-of-maria") { id } }' },
    })
    await telemetry.stop()
    await database.close()
    const call = spans.find(({ name }) => name.startsWith('POST '))
    expect(call).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
    const statements = spans.filter(({ name }) => name === 'SELECT')
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      expect(statement).toMatchObject({ traceId, parentSpanId: call!.spanId })
    }
    expect(received).toContain('http.server.request.duration')
    expect(received).not.toContain('maria')
  })
})

function spansOf(body: unknown): Span[] {
  const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
}

import type { SendText, TextRequest } from '@floga/api-client'
import { describe, expect, it, vi } from 'vitest'

import { traceCalls, traceRequests, traceStorefront } from './trace-storefront.js'

function fakeTelemetry() {
  return {
    request: vi.fn(async (_request: unknown, work: () => unknown) => work()),
    answered: vi.fn(),
    headers: () => ({ traceparent: 'of this request' }),
  } as unknown as Parameters<typeof traceStorefront>[1] & {
    request: ReturnType<typeof vi.fn>
    answered: ReturnType<typeof vi.fn>
  }
}

describe('a traced shop', () => {
  it('wraps each request in a span', async () => {
    const telemetry = fakeTelemetry()
    const fetch = vi.fn(() => new Response('a page'))
    const server = traceStorefront(
      { fetch } as unknown as Parameters<typeof traceStorefront>[0],
      telemetry,
    )
    const request = new Request('https://shop.example/')
    expect(await (await server.fetch(request)).text()).toBe('a page')
    expect(telemetry.request).toHaveBeenCalledWith(request, expect.any(Function))
  })

  it('reports requests by the fields of the log, and nothing else', () => {
    const telemetry = fakeTelemetry()
    const info = vi.fn()
    const log = traceRequests({ debug: info, info, warn: info, error: info }, telemetry)
    const request = { method: 'GET', route: '/', status: 200, durationMs: 3 }
    log.info(request, 'request')
    log.error({ err: 'broken' }, 'failed')
    expect(telemetry.answered.mock.calls).toEqual([[request]])
    expect(info).toHaveBeenCalledTimes(2)
  })

  it('names to the platform the trace that a call belongs to', async () => {
    const send = vi.fn<SendText>(async () => ({ status: 200, headers: {}, text: '' }))
    const request = { url: 'http://platform/', method: 'POST', headers: { locale: 'el' } }
    await traceCalls(send, fakeTelemetry())(request as unknown as TextRequest)
    expect(send).toHaveBeenCalledWith({
      ...request,
      headers: { locale: 'el', traceparent: 'of this request' },
    })
  })
})

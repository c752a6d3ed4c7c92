import { describe, expect, it } from 'vitest'
import { createExampleSharedCart } from '../testing/example-shared-cart.js'
import { createManualClock } from '../testing/manual-clock.js'
import { createEventStreamTransport } from './event-stream-transport.js'
import type { SharedCartUpdate } from './shared-cart.js'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const update = (revision: number): SharedCartUpdate => ({
  revision,
  events: [],
  cart: null,
  sharedCart: createExampleSharedCart({ revision }),
})
const isUpdate = (data: unknown): data is SharedCartUpdate =>
  typeof data === 'object' && data !== null && 'revision' in data

/** A server whose stream is written by the test, byte by byte if need be. */
function open(answer: { status?: number; type?: string } = {}) {
  const clock = createManualClock()
  const requests: { url: string; init: RequestInit | undefined }[] = []
  const encoder = new TextEncoder()
  let body!: ReadableStreamDefaultController<Uint8Array>
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) })
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    requests.push({ url: String(url), init })
    init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason))
    const { status = 200, type = 'text/event-stream; charset=utf-8' } = answer
    return new Response(status === 204 ? null : stream, {
      status,
      headers: { 'Content-Type': type },
    })
  }
  const transport = createEventStreamTransport({
    streamPath: '/api/shared-cart',
    parseUpdate: (data) => (isUpdate(data) ? data : null),
    fetch,
    clock,
  })
  const log: unknown[] = []
  const follow = () =>
    transport.subscribe(7, {
      onOpen: () => log.push('open'),
      onUpdate: ({ revision }) => log.push(revision),
      onEnd: (end) => log.push(end),
    })
  const write = async (bytes: string | Uint8Array) => {
    body.enqueue(typeof bytes === 'string' ? encoder.encode(bytes) : bytes)
    await settle()
  }
  return { clock, requests, transport, log, follow, write, end: () => body.close(), encoder }
}

const eventOf = (revision: number) => `event: next\ndata: ${JSON.stringify(update(revision))}\n\n`

describe('createEventStreamTransport', () => {
  it('connects from the known revision on, and emits updates as they arrive', async () => {
    const { requests, log, follow, write } = open()
    follow()
    await settle()
    expect(requests[0]?.url).toBe('/api/shared-cart?after=7')
    await write(`:\n\n${eventOf(8)}`)
    await write(eventOf(9))
    expect(log).toEqual(['open', 8, 9])
  })

  it('reads events whose bytes come in parts, within a character too', async () => {
    const { log, follow, write, encoder } = open()
    follow()
    await settle()
    const text = eventOf(8).replace('"Maria"', '"Μαρία"')
    for (const byte of encoder.encode(text)) await write(Uint8Array.of(byte))
    expect(log).toEqual(['open', 8])
  })

  it('ignores invalid updates', async () => {
    const { log, follow, write } = open()
    follow()
    await settle()
    await write('event: next\ndata: {oops\n\nevent: complete\ndata: {"revision":9}\n\ndata: 1\n\n')
    expect(log).toEqual(['open'])
  })

  it('counts as lost when the stream ends, is rejected for now, or is something else', async () => {
    const ended = open()
    ended.follow()
    await settle()
    ended.end()
    await settle()
    expect(ended.log).toEqual(['open', 'lost'])
    const busy = open({ status: 503 })
    busy.follow()
    const page = open({ type: 'text/html' })
    page.follow()
    await settle()
    expect([busy.log, page.log]).toEqual([['lost'], ['lost']])
  })

  it('reports when the visitor has no shared cart', async () => {
    const gone = open({ status: 204 })
    gone.follow()
    const forbidden = open({ status: 404 })
    forbidden.follow()
    await settle()
    expect([gone.log, forbidden.log]).toEqual([['gone'], ['gone']])
  })

  it('counts as lost after forty seconds without even a comment', async () => {
    const { log, follow, write, clock } = open()
    follow()
    await settle()
    clock.pass(39_000)
    await write(':\n\n')
    clock.pass(39_000)
    expect(log).toEqual(['open'])
    clock.pass(1000)
    expect(log).toEqual(['open', 'lost'])
    await settle()
    expect(log).toHaveLength(2)
  })

  it('emits nothing once it was stopped, and leaves no timer', async () => {
    const { log, follow, clock, requests } = open()
    const stop = follow()
    await settle()
    stop()
    await settle()
    expect([log, clock.timersCount()]).toEqual([['open'], 0])
    expect(requests[0]?.init?.signal?.aborted).toBe(true)
  })
})

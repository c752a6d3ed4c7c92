import type { ActionFunctionArgs } from '@remix-run/node'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { testShop } from '../../testing/test-shop.js'
import { action } from './visit-counts.js'

/** Requests to the platform, and its response. */
const platform = { sent: [] as unknown[], addresses: [] as string[], fails: false }

describe('the counts of visits', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    Object.assign(platform, { sent: [], addresses: [], fails: false })
    vi.stubGlobal('fetch', async (_url: unknown, { body, headers }: RequestInit) => {
      if (platform.fails) throw new TypeError('fetch failed')
      const from = new Headers(headers).get('x-forwarded-for')
      if (from !== null) platform.addresses.push(from)
      const { variables } = JSON.parse(String(body)) as { variables: { input: unknown } }
      platform.sent.push(variables.input)
      return Response.json({ data: { visitCountsAdd: { errors: [] } } })
    })
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  /** A running shop. */
  function open() {
    const url = 'http://127.0.0.1:9'
    const settings = {
      endpoints: { main: `${url}/main`, data: `${url}/data`, auth: `${url}/auth` },
      platformDeadlineMs: 5_000,
    }
    return async (body: unknown, clientAddress = '203.0.113.7') => {
      const request = new Request('https://shop.test/visit-counts', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      const args = {
        request,
        context: { shop: testShop, settings, clientAddress },
      } as ActionFunctionArgs
      const answer = await action(args)
      expect([...answer.headers.keys()]).toEqual(['cache-control'])
      return answer.status
    }
  }
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it('are sent together, and not again within ten seconds', async () => {
    const send = open()
    expect(await send({ route: 'home/home' })).toBe(204)
    await send({ route: 'home/home' })
    await send({
      route: 'catalogue/product',
      vitals: [
        { name: 'LCP', rating: 'good' },
        { name: 'CLS', rating: 'poor' },
      ],
    })
    expect(platform.sent).toEqual([])
    await wait(1_000)
    expect(platform.sent).toEqual([
      {
        views: [{ page: 'HOME', count: 2 }],
        vitals: [
          { page: 'PRODUCT', vital: 'LCP', rating: 'GOOD', count: 1 },
          { page: 'PRODUCT', vital: 'CLS', rating: 'POOR', count: 1 },
        ],
      },
    ])
    await send({ route: 'cart/cart' })
    await wait(9_000)
    expect(platform.sent).toHaveLength(1)
    await wait(1_000)
    expect(platform.sent.slice(1)).toEqual([{ views: [{ page: 'CART', count: 1 }], vitals: [] }])
    await wait(60_000)
    expect(platform.sent).toHaveLength(2)
    expect(platform.addresses).toEqual([])
  })

  it('are retained while the platform does not respond', async () => {
    const send = open()
    platform.fails = true
    await send({ route: 'home/home' })
    await wait(1_000)
    await send({ route: 'home/home' })
    await wait(10_000)
    platform.fails = false
    await wait(10_000)
    expect(platform.sent).toEqual([{ views: [{ page: 'HOME', count: 2 }], vitals: [] }])
  })

  it('accept only known fields', async () => {
    const send = open()
    const route = 'home/home'
    const vital = { name: 'LCP', rating: 'good' }
    for (const body of [
      '',
      'no json',
      {},
      { route: 'x'.repeat(101) },
      { route, person: 'maria@example.com' },
      { route, vitals: [] },
      { route, vitals: [vital, vital, vital, vital] },
      { route, vitals: [{ ...vital, rating: 'fine' }] },
    ]) {
      expect(await send(body)).toBe(400)
    }
    expect(await send({ route, person: 'x'.repeat(1_024) })).toBe(413)
    await wait(60_000)
    expect(platform.sent).toEqual([])
    // Unknown route names are not passed on.
    expect(await send({ route: 'maria@example.com' })).toBe(204)
    await wait(10_000)
    expect(platform.sent).toEqual([{ views: [{ page: 'OTHER', count: 1 }], vitals: [] }])
  })

  it('take so many of one network in a minute', async () => {
    const send = open()
    const route = 'home/home'
    for (let count = 0; count < 125; count += 1) await send({ route })
    expect(await send({ route })).toBe(204)
    await send({ route }, '203.0.113.8')
    // A household has as many IPv6 addresses as it likes.
    for (let count = 0; count < 125; count += 1) await send({ route }, `2001:db8::${count}`)
    await wait(1_000)
    expect(platform.sent).toEqual([{ views: [{ page: 'HOME', count: 241 }], vitals: [] }])
  })
})

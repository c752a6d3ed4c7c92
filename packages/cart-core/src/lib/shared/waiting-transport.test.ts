import { describe, expect, it } from 'vitest'
import { createExampleUpdate, createSharedLineCart } from '../testing/example-shared-cart.js'
import { openSharedCart } from '../testing/open-shared-cart.js'

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('createWaitingTransport', () => {
  it('queues changes while offline, sends them as differences on reconnect, and settles each', async () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    shared.receive(createExampleUpdate(1, [], { cart: createSharedLineCart(1, 2) }))
    shared.page.dispatch('offline')
    const answers = [1, 1, 3].map((difference) =>
      shared.cart.change({ kind: 'change-by', lineId: 'line-1', difference }),
    )
    await settle()
    expect([shared.quantities(), shared.sent.length]).toEqual([[7], 0])
    shared.page.dispatch('online')
    shared.receive(createExampleUpdate(1, [], { cart: createSharedLineCart(1, 2) }))
    await settle()
    expect(shared.sent[0]?.fields).toMatchObject({ intent: 'change-by', difference: '1' })
    shared.sent[0]!.answer({ cart: createSharedLineCart(2, 3), errors: [] })
    await settle()
    expect(shared.sent[1]?.fields).toMatchObject({ intent: 'change-by', difference: '4' })
    shared.sent[1]!.answer({
      cart: createSharedLineCart(2, 3),
      errors: [{ code: 'INSUFFICIENT_STOCK', lineId: 'line-1', available: 3 }],
    })
    expect((await Promise.all(answers)).map((error) => error?.code)).toEqual([
      undefined,
      'INSUFFICIENT_STOCK',
      'INSUFFICIENT_STOCK',
    ])
  })

  it('repeats a change with its id when its response was lost with the connection', async () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    shared.receive(createExampleUpdate(1, [], { cart: createSharedLineCart(1, 2) }))
    const answer = shared.cart.change({ kind: 'change-by', lineId: 'line-1', difference: 1 })
    await settle()
    shared.sent[0]!.answer(null)
    await settle()
    expect([shared.connection().status, shared.sent.length]).toEqual(['waiting', 1])
    shared.clock.pass(500)
    shared.latest().listener.onOpen()
    await settle()
    expect(shared.sent[1]?.fields).toEqual(shared.sent[0]?.fields)
    shared.sent[1]!.answer({ cart: createSharedLineCart(2, 3), errors: [] })
    expect(await answer).toBeNull()
  })

  it('drops a change that a reachable server does not respond to three times', async () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    shared.receive(createExampleUpdate(1, [], { cart: createSharedLineCart(1, 2) }))
    const answer = shared.cart.change({ kind: 'change-by', lineId: 'line-1', difference: 1 })
    for (const attempt of [0, 1, 2]) {
      await settle()
      shared.sent[attempt]!.answer(null)
      await settle()
      shared.clock.pass(5000)
      shared.latest().listener.onOpen()
    }
    expect(await answer).toMatchObject({ code: 'UNKNOWN' })
    expect(shared.sent).toHaveLength(3)
  })

  it('sends while the stream cannot be opened, and again after a pause', async () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    shared.cart.receive(createSharedLineCart(1, 2))
    const answer = shared.cart.change({ kind: 'change-by', lineId: 'line-1', difference: 1 })
    await settle()
    expect([shared.connection().status, shared.sent.length]).toEqual(['connecting', 1])
    shared.sent[0]!.answer(null)
    await settle()
    shared.clock.pass(249)
    await settle()
    expect(shared.sent).toHaveLength(1)
    shared.clock.pass(1)
    await settle()
    expect(shared.sent[1]?.fields).toEqual(shared.sent[0]?.fields)
    shared.sent[1]!.answer({ cart: createSharedLineCart(2, 3), errors: [] })
    expect(await answer).toBeNull()
  })

  it('loads once without a subscription', async () => {
    const shared = openSharedCart()
    shared.cart.receive(createSharedLineCart(1, 2))
    const answer = shared.cart.change({ kind: 'change-by', lineId: 'line-1', difference: 1 })
    await settle()
    shared.sent[0]!.answer(null)
    expect(await answer).toMatchObject({ code: 'UNKNOWN' })
    expect([shared.sent.length, shared.clock.timersCount()]).toEqual([1, 0])
  })
})

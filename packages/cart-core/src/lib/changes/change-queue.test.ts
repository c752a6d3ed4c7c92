import { describe, expect, it } from 'vitest'
import type { CartChange } from './cart-change.js'
import { openCart } from '../testing/open-cart.js'
import { createChangeQueue, type ChangeAnswer } from './change-queue.js'
import { createExampleCart, createExampleLine } from '../testing/example-cart.js'

const by = (difference: number, lineId = 'line-1'): CartChange => ({
  kind: 'change-by',
  lineId,
  difference,
})

function answerWith(version: number, quantity: number): ChangeAnswer {
  const lines = [createExampleLine({ quantity })]
  return { ok: true, cart: createExampleCart({ version, lines }) }
}

function openQueue() {
  const cart = openCart(createExampleCart())
  const sent: { change: CartChange; answer: (answer: ChangeAnswer) => void; lose: () => void }[] =
    []
  const queue = createChangeQueue({
    cart,
    send: (change) =>
      new Promise((resolve, reject) => {
        sent.push({ change, answer: resolve, lose: () => reject(new Error('connection lost')) })
      }),
  })
  return { cart, queue, sent }
}

describe('createChangeQueue', () => {
  it('sends the first change at once and joins the clicks that wait', async () => {
    const { cart, queue, sent } = openQueue()
    const first = queue.push(by(1))
    const second = queue.push(by(1))
    const third = queue.push(by(1))
    expect(sent.map(({ change }) => change)).toEqual([by(1)])
    expect(cart.shown()?.lines[0]?.quantity).toBe(5)

    sent[0]?.answer(answerWith(2, 3))
    await first
    expect(sent.map(({ change }) => change)).toEqual([by(1), by(2)])
    expect(cart.shown()).toMatchObject({
      lines: [{ quantity: 5 }],
      totalsStatus: 'updating',
    })

    sent[1]?.answer(answerWith(3, 5))
    expect(await second).toEqual(await third)
    expect(cart.shown()).toMatchObject({ lines: [{ quantity: 5 }], totalsStatus: 'current' })
  })

  it('sends fifty quick clicks as two changes', async () => {
    const { cart, queue, sent } = openQueue()
    const clicks = Array.from({ length: 50 }, () => queue.push(by(1)))
    expect(cart.shown()?.lines[0]?.quantity).toBe(52)
    sent[0]?.answer(answerWith(2, 3))
    await clicks[0]
    sent[1]?.answer(answerWith(3, 52))
    await Promise.all(clicks)
    expect(sent.map(({ change }) => change)).toEqual([by(1), by(49)])
    expect(cart.shown()).toMatchObject({
      lines: [{ quantity: 52 }],
      totalsStatus: 'current',
    })
  })

  it('joins what waits of each line, past changes of others', async () => {
    const { queue, sent } = openQueue()
    const first = queue.push(by(1))
    for (let click = 0; click < 20; click += 1) {
      void queue.push(by(1, 'line-2'))
      void queue.push(by(1))
    }
    const typed = { kind: 'set', lineId: 'line-2', quantity: 7 } as const
    const last = queue.push(typed)
    sent[0]?.answer(answerWith(2, 3))
    await first
    expect(sent[1]?.change).toEqual(typed)
    sent[1]?.answer(answerWith(3, 3))
    await last
    expect(sent[2]?.change).toEqual(by(20))
  })

  it('lets no change overtake one that it cannot merge with', async () => {
    const { queue, sent } = openQueue()
    const first = queue.push(by(1))
    const second = queue.push(by(1))
    const coupon = queue.push({ kind: 'apply-coupon', code: 'SUMMER' })
    void queue.push(by(1))
    sent[0]?.answer(answerWith(2, 3))
    await first
    sent[1]?.answer(answerWith(3, 4))
    await second
    sent[2]?.answer(answerWith(4, 4))
    await coupon
    expect(sent.map(({ change }) => change.kind)).toEqual([
      'change-by',
      'change-by',
      'apply-coupon',
      'change-by',
    ])
  })

  it('rolls a rejected change back and shows the current cart', async () => {
    const { cart, queue, sent } = openQueue()
    const answer = queue.push(by(9))
    const left = createExampleCart({ version: 2, lines: [createExampleLine({ quantity: 4 })] })
    sent[0]?.answer({ ok: false, code: 'INSUFFICIENT_STOCK', cart: left })
    expect(await answer).toMatchObject({ ok: false, code: 'INSUFFICIENT_STOCK' })
    expect(cart.shown()).toMatchObject({ lines: [{ quantity: 4 }], totalsStatus: 'current' })
  })

  it('continues after a lost response', async () => {
    const { cart, queue, sent } = openQueue()
    const lost = queue.push(by(1))
    const next = queue.push(by(5))
    sent[0]?.lose()
    expect(await lost).toEqual({ ok: false, code: 'UNKNOWN' })
    sent[1]?.answer(answerWith(2, 7))
    await next
    expect(cart.shown()).toMatchObject({ lines: [{ quantity: 7 }], totalsStatus: 'current' })
  })
})

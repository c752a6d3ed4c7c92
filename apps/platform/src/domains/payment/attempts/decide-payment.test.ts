import { describe, expect, it } from 'vitest'
import { decidePayment } from './decide-payment.js'
import type { PaymentFacts } from './decide-payment.js'
import type { PaymentState } from '../payment-record.js'

const euros = { amountMinor: 1_234, currency: 'EUR' }
const order = { state: 'PENDING', totalMinor: 1_234, currency: 'EUR' }
const providerPayment = (state: PaymentFacts['providerPayment']['state'], changes = {}) => ({
  state,
  ...euros,
  ...changes,
})

function judge(changes: Partial<PaymentFacts>) {
  return decidePayment({
    state: 'OPEN',
    isNewest: true,
    providerPayment: providerPayment('APPROVED'),
    order,
    ...changes,
  })
}

describe('judgePayment', () => {
  it('approves what pays the order to the cent', () => {
    expect(judge({})).toEqual({ action: 'approve', reopensOrder: false })
    expect(judge({ order: { ...order, state: 'FAILED' } })).toEqual({
      action: 'approve',
      reopensOrder: true,
    })
  })

  it('gives back another amount, another currency, and what an order no longer needs', () => {
    const wrong = { action: 'refund', failsOrder: true }
    expect(
      judge({ providerPayment: providerPayment('APPROVED', { amountMinor: 1_233 }) }),
    ).toMatchObject(wrong)
    expect(
      judge({ providerPayment: providerPayment('APPROVED', { currency: 'USD' }) }),
    ).toMatchObject(wrong)
    for (const state of ['APPROVED', 'CANCELED', 'SHIPPED', 'REFUNDED']) {
      const decision = judge({ order: { ...order, state } })
      expect(decision).toEqual({
        action: 'refund',
        cause: `the order is ${state}`,
        failsOrder: false,
      })
    }
  })

  it('hears of money even after the end of a try', () => {
    for (const state of ['DECLINED', 'CANCELED', 'EXPIRED', 'REFUSED'] as const) {
      expect(judge({ state })).toEqual({ action: 'approve', reopensOrder: false })
    }
  })

  it('takes back nothing that was settled', () => {
    for (const state of ['APPROVED', 'OVERPAID'] as const) {
      for (const heard of ['APPROVED', 'OPEN', 'DECLINED', 'CANCELED', 'EXPIRED'] as const) {
        expect(judge({ state, providerPayment: providerPayment(heard) })).toEqual({
          action: 'nothing',
        })
      }
    }
    expect(judge({ state: 'CANCELED', providerPayment: providerPayment('OPEN') })).toEqual({
      action: 'nothing',
    })
  })

  it('fails an order by the end of its newest try alone', () => {
    const end = { action: 'end', state: 'DECLINED' }
    const declined = providerPayment('DECLINED')
    expect(judge({ providerPayment: declined })).toEqual({ ...end, failsOrder: true })
    expect(judge({ providerPayment: declined, isNewest: false })).toEqual({
      ...end,
      failsOrder: false,
    })
    const canceled = { ...order, state: 'CANCELED' }
    expect(judge({ providerPayment: declined, order: canceled })).toEqual({
      ...end,
      failsOrder: false,
    })
  })

  it('leads to the same end in every order of five events, each providerPayment twice', () => {
    const events = ['OPEN', 'DECLINED', 'OPEN', 'APPROVED', 'EXPIRED'] as const
    const ends = permutations([0, 1, 2, 3, 4]).map((sequence) => {
      const heard = [...sequence, ...sequence.toReversed()].map((index) => events[index]!)
      return heard.reduce(hear, { payment: 'OPENING', order: 'PENDING', paid: 0, back: 0 })
    })
    expect(ends).toHaveLength(120)
    for (const end of ends) {
      expect(end).toEqual({ payment: 'APPROVED', order: 'APPROVED', paid: 1, back: 0 })
    }
  })

  it('has the money back of an order that was canceled, in every order of events', () => {
    const events = ['OPEN', 'DECLINED', 'OPEN', 'APPROVED', 'EXPIRED'] as const
    for (const sequence of permutations([0, 1, 2, 3, 4])) {
      const heard = [...sequence, ...sequence].map((index) => events[index]!)
      const end = heard.reduce(hear, { payment: 'OPENING', order: 'CANCELED', paid: 0, back: 0 })
      expect(end).toEqual({ payment: 'OVERPAID', order: 'CANCELED', paid: 0, back: 1 })
    }
  })
})

interface Standing {
  payment: PaymentState
  order: string
  /** How often the order was paid, and how often money went back. */
  paid: number
  back: number
}

/** What becomes of payment and order by a decision. */
function hear(standing: Standing, heard: PaymentFacts['providerPayment']['state']): Standing {
  const { payment: state, order: orderState } = standing
  const facing = { ...order, state: orderState }
  const decision = decidePayment({
    state,
    isNewest: true,
    providerPayment: providerPayment(heard),
    order: facing,
  })
  switch (decision.action) {
    case 'nothing':
      return standing
    case 'open':
      return { ...standing, payment: 'OPEN' }
    case 'end':
      return {
        ...standing,
        payment: decision.state,
        order: decision.failsOrder ? 'FAILED' : orderState,
      }
    case 'approve':
      return { ...standing, payment: 'APPROVED', order: 'APPROVED', paid: standing.paid + 1 }
    case 'refund':
      return { ...standing, payment: 'OVERPAID', back: standing.back + 1 }
  }
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}

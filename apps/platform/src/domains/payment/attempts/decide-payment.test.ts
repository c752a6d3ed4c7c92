import { describe, expect, it } from 'vitest'
import { decidePayment } from './decide-payment.js'
import type { DecidedPayment } from './decide-payment.js'
import type { PaymentState } from '../payment-record.js'

const euros = { amountMinor: 1_234, currency: 'EUR' }
const order = { state: 'PENDING', totalMinor: 1_234, currency: 'EUR' }
const reported = (state: DecidedPayment['providerPayment']['state'], changes = {}) => ({
  state,
  ...euros,
  ...changes,
})

function decide(changes: Partial<DecidedPayment>) {
  return decidePayment({
    state: 'OPEN',
    isNewest: true,
    providerPayment: reported('APPROVED'),
    order,
    ...changes,
  })
}

describe('decidePayment', () => {
  it('approves what pays the order to the cent', () => {
    expect(decide({})).toEqual({ action: 'approve', reopensOrder: false })
    expect(decide({ order: { ...order, state: 'FAILED' } })).toEqual({
      action: 'approve',
      reopensOrder: true,
    })
  })

  it('refunds another amount, another currency, and payments that an order no longer needs', () => {
    const wrong = { action: 'refund', cause: 'the amount is not the order’s', failsOrder: true }
    expect(decide({ providerPayment: reported('APPROVED', { amountMinor: 1_233 }) })).toEqual(wrong)
    expect(decide({ providerPayment: reported('APPROVED', { currency: 'USD' }) })).toEqual(wrong)
    for (const state of ['APPROVED', 'CANCELED', 'SHIPPED', 'REFUNDED']) {
      const decision = decide({ order: { ...order, state } })
      expect(decision).toEqual({
        action: 'refund',
        cause: `the order is ${state}`,
        failsOrder: false,
      })
    }
  })

  it('approves a payment even after its attempt ended', () => {
    for (const state of ['DECLINED', 'CANCELED', 'EXPIRED', 'REFUSED'] as const) {
      expect(decide({ state })).toEqual({ action: 'approve', reopensOrder: false })
    }
  })

  it('changes nothing that is settled', () => {
    for (const state of ['APPROVED', 'OVERPAID'] as const) {
      for (const received of ['APPROVED', 'OPEN', 'DECLINED', 'CANCELED', 'EXPIRED'] as const) {
        expect(decide({ state, providerPayment: reported(received) })).toEqual({
          action: 'nothing',
        })
      }
    }
    expect(decide({ state: 'CANCELED', providerPayment: reported('OPEN') })).toEqual({
      action: 'nothing',
    })
  })

  it('opens a payment once', () => {
    const providerPayment = reported('OPEN')
    expect(decide({ state: 'OPENING', providerPayment })).toEqual({ action: 'open' })
    expect(decide({ state: 'OPEN', providerPayment })).toEqual({ action: 'nothing' })
  })

  it('ends a payment that is open or being opened, and an ended one not again', () => {
    const providerPayment = reported('EXPIRED')
    for (const state of ['OPENING', 'OPEN'] as const) {
      expect(decide({ state, providerPayment })).toMatchObject({ action: 'end', state: 'EXPIRED' })
    }
    for (const state of ['DECLINED', 'CANCELED', 'EXPIRED', 'REFUSED'] as const) {
      expect(decide({ state, providerPayment })).toEqual({ action: 'nothing' })
    }
  })

  it('fails an order only when its newest attempt ends', () => {
    const end = { action: 'end', state: 'DECLINED' }
    const declined = reported('DECLINED')
    expect(decide({ providerPayment: declined })).toEqual({ ...end, failsOrder: true })
    expect(decide({ providerPayment: declined, isNewest: false })).toEqual({
      ...end,
      failsOrder: false,
    })
    const canceled = { ...order, state: 'CANCELED' }
    expect(decide({ providerPayment: declined, order: canceled })).toEqual({
      ...end,
      failsOrder: false,
    })
  })

  it('has the same result in every order of five events, each applied twice', () => {
    const events = ['OPEN', 'DECLINED', 'OPEN', 'APPROVED', 'EXPIRED'] as const
    const ends = permutations([0, 1, 2, 3, 4]).map((sequence) => {
      const received = [...sequence, ...sequence.toReversed()].map((index) => events[index]!)
      return received.reduce(applyEvent, {
        payment: 'OPENING',
        order: 'PENDING',
        paid: 0,
        refunded: 0,
      })
    })
    expect(ends).toHaveLength(120)
    for (const end of ends) {
      expect(end).toEqual({ payment: 'APPROVED', order: 'APPROVED', paid: 1, refunded: 0 })
    }
  })

  it('refunds a canceled order, in every order of events', () => {
    const events = ['OPEN', 'DECLINED', 'OPEN', 'APPROVED', 'EXPIRED'] as const
    for (const sequence of permutations([0, 1, 2, 3, 4])) {
      const received = [...sequence, ...sequence].map((index) => events[index]!)
      const end = received.reduce(applyEvent, {
        payment: 'OPENING',
        order: 'CANCELED',
        paid: 0,
        refunded: 0,
      })
      expect(end).toEqual({ payment: 'OVERPAID', order: 'CANCELED', paid: 0, refunded: 1 })
    }
  })
})

interface Balance {
  payment: PaymentState
  order: string
  /** How often the order was paid, and how often refunded. */
  paid: number
  refunded: number
}

/** Applies a decision to payment and order. */
function applyEvent(
  balance: Balance,
  received: DecidedPayment['providerPayment']['state'],
): Balance {
  const { payment: state, order: orderState } = balance
  const currentOrder = { ...order, state: orderState }
  const decision = decidePayment({
    state,
    isNewest: true,
    providerPayment: reported(received),
    order: currentOrder,
  })
  switch (decision.action) {
    case 'nothing':
      return balance
    case 'open':
      return { ...balance, payment: 'OPEN' }
    case 'end':
      return {
        ...balance,
        payment: decision.state,
        order: decision.failsOrder ? 'FAILED' : orderState,
      }
    case 'approve':
      return { ...balance, payment: 'APPROVED', order: 'APPROVED', paid: balance.paid + 1 }
    case 'refund':
      return { ...balance, payment: 'OVERPAID', refunded: balance.refunded + 1 }
  }
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}

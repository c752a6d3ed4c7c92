import { describe, expect, it } from 'vitest'

import type { OrderData } from '../wiring/api/api-types.js'
import { isToBePaid, isUnsettled, toPaymentState } from './payment-state.js'

type Kind = OrderData['payment']['method']['kind']

function order(
  state: OrderData['state'],
  { kind = 'CARD' as Kind, isPaid = false, attempts = [] as OrderData['payments'] } = {},
) {
  const fee = { amountMinor: 0, currency: 'EUR', formatted: '€0.00' }
  const method = { id: 'm', kind, name: 'M', description: null, fee }
  const payment: OrderData['payment'] = {
    method,
    state: isPaid ? 'PAID' : 'PENDING',
    bankTransfer: null,
  }
  return { state, payment, payments: attempts, payableWith: [method] }
}

function attempt(state: OrderData['payments'][number]['state']): OrderData['payments'][number] {
  return {
    id: 'a',
    kind: 'CARD',
    state,
    instalments: null,
    startedAt: '2026-11-22T10:00:00.000Z',
    settledAt: null,
    amount: { amountMinor: 100, currency: 'EUR', formatted: '€1.00' },
    card: null,
  }
}

describe('toPaymentState', () => {
  it('believes the order before anything else', () => {
    expect(toPaymentState(order('APPROVED', { isPaid: true }), 'CHECKING')).toBe('paid')
    expect(toPaymentState(order('FAILED'), null)).toBe('failed')
    expect(toPaymentState(order('CANCELED'), null)).toBe('none')
  })

  it('tells an open payment from one of which nobody knows', () => {
    expect(toPaymentState(order('PENDING'), null)).toBe('open')
    expect(toPaymentState(order('PENDING'), 'OPEN')).toBe('open')
    expect(toPaymentState(order('PENDING'), 'CHECKING')).toBe('checking')
  })

  it('leaves alone who pays by transfer or in cash, also where a page was opened before that', () => {
    expect(toPaymentState(order('PENDING', { kind: 'BANK_TRANSFER' }), null)).toBe('none')
    expect(toPaymentState(order('PENDING', { kind: 'CASH_ON_DELIVERY' }), null)).toBe('none')
    const begun = order('PENDING', { kind: 'BANK_TRANSFER', attempts: [attempt('OPEN')] })
    expect(toPaymentState(begun, 'OPEN')).toBe('none')
    expect(toPaymentState(begun, 'CHECKING')).toBe('none')
  })
})

describe('isUnsettled', () => {
  it('asks about the last try alone, and only while the order waits', () => {
    expect(isUnsettled(order('PENDING', { attempts: [attempt('OPEN')] }))).toBe(true)
    expect(
      isUnsettled(order('PENDING', { attempts: [attempt('OPEN'), attempt('DECLINED')] })),
    ).toBe(false)
    expect(isUnsettled(order('APPROVED', { attempts: [attempt('OPEN')] }))).toBe(false)
    expect(isUnsettled(order('PENDING'))).toBe(false)
  })
})

describe('isToBePaid', () => {
  it('asks for money where a payment at the provider’s is open or has failed', () => {
    expect(isToBePaid(order('PENDING'))).toBe(true)
    expect(isToBePaid(order('PENDING', { kind: 'IRIS' }))).toBe(true)
    expect(isToBePaid(order('FAILED'))).toBe(true)
  })

  it('asks nobody who has paid, pays otherwise, or cannot pay any more', () => {
    expect(isToBePaid(order('APPROVED', { isPaid: true }))).toBe(false)
    expect(isToBePaid(order('PENDING', { kind: 'BANK_TRANSFER' }))).toBe(false)
    expect(isToBePaid(order('PENDING'), 'checking')).toBe(false)
    expect(isToBePaid(order('CANCELED'))).toBe(false)
    expect(isToBePaid({ ...order('FAILED'), payableWith: [] })).toBe(false)
  })
})

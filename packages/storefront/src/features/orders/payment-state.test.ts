import { describe, expect, it } from 'vitest'

import type { OrderData } from '../../request/api/api-types.js'
import { isToBePaid, isUnsettled, toPaymentState } from './payment-state.js'

type Method = OrderData['payment']['method']

function order(
  state: OrderData['state'],
  { form = 'FRAME' as Method['form'], isPaid = false, attempts = [] as OrderData['payments'] } = {},
) {
  const fee = { amountMinor: 0, currency: 'EUR', formatted: '€0.00' }
  const method: Method = {
    id: 'm',
    form,
    isCard: false,
    isPaidOnDelivery: false,
    mark: null,
    name: 'M',
    description: null,
    fee,
  }
  const payment: OrderData['payment'] = {
    method,
    state: isPaid ? 'PAID' : 'PENDING',
    bankTransfer: null,
  }
  const withdrawals: OrderData['withdrawals'] = []
  return { state, payment, payments: attempts, payableWith: [method], withdrawals }
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

  it('asks no shopper to pay for what was withdrawn from', () => {
    const open = { reference: '1234567', at: '2026-11-22T10:00:00.000Z', isOpen: true }
    for (const state of ['PENDING', 'FAILED'] as const) {
      expect(toPaymentState({ ...order(state), withdrawals: [open] }, 'OPEN')).toBe('none')
      expect(isToBePaid({ ...order(state), withdrawals: [open] })).toBe(false)
    }
    const settled = { ...order('PENDING'), withdrawals: [{ ...open, isOpen: false }] }
    expect(toPaymentState(settled, null)).toBe('open')
  })

  it('distinguishes an open payment from an unknown one', () => {
    expect(toPaymentState(order('PENDING'), null)).toBe('open')
    expect(toPaymentState(order('PENDING'), 'OPEN')).toBe('open')
    expect(toPaymentState(order('PENDING'), 'CHECKING')).toBe('checking')
  })

  it('leaves alone who pays by transfer or in cash, also where a page was opened before that', () => {
    expect(toPaymentState(order('PENDING', { form: 'NONE' }), null)).toBe('none')
    const begun = order('PENDING', { form: 'NONE', attempts: [attempt('OPEN')] })
    expect(toPaymentState(begun, 'OPEN')).toBe('none')
    expect(toPaymentState(begun, 'CHECKING')).toBe('none')
  })
})

describe('isUnsettled', () => {
  it('queries only the last attempt, and only while the order is unpaid', () => {
    expect(isUnsettled(order('PENDING', { attempts: [attempt('OPEN')] }))).toBe(true)
    expect(
      isUnsettled(order('PENDING', { attempts: [attempt('OPEN'), attempt('DECLINED')] })),
    ).toBe(false)
    expect(isUnsettled(order('APPROVED', { attempts: [attempt('OPEN')] }))).toBe(false)
    expect(isUnsettled(order('PENDING'))).toBe(false)
  })
})

describe('isToBePaid', () => {
  it('requires payment while an attempt at the provider is open or has failed', () => {
    expect(isToBePaid(order('PENDING'))).toBe(true)
    expect(isToBePaid(order('PENDING', { form: 'REDIRECT' }))).toBe(true)
    expect(isToBePaid(order('FAILED'))).toBe(true)
  })

  it('is settled for paid orders, other methods, and orders that cannot be paid', () => {
    expect(isToBePaid(order('APPROVED', { isPaid: true }))).toBe(false)
    expect(isToBePaid(order('PENDING', { form: 'NONE' }))).toBe(false)
    expect(isToBePaid(order('PENDING'), 'checking')).toBe(false)
    expect(isToBePaid(order('CANCELED'))).toBe(false)
    expect(isToBePaid({ ...order('FAILED'), payableWith: [] })).toBe(false)
  })
})

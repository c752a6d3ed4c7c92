import { describe, expect, it } from 'vitest'

import type { OrderData } from '../../request/api/api-types.js'
import { testLanguage } from '../../testing/in-test-shop.js'
import { paymentText } from './payment-text.js'

const { t } = testLanguage
const euros = { amountMinor: 9000, currency: 'EUR', formatted: '€90.00' }
const payment: OrderData['payment'] = {
  state: 'PAID',
  bankTransfer: null,
  method: {
    id: 'card',
    form: 'FRAME',
    isCard: true,
    isPaidOnDelivery: false,
    mark: 'card',
    name: 'Card',
    description: null,
    fee: { ...euros, amountMinor: 0 },
  },
}

function attempt(changes: Partial<OrderData['payments'][number]>): OrderData['payments'][number] {
  const times = { startedAt: '2026-11-22T10:00:00.000Z', settledAt: null }
  const card = { brand: 'visa', lastDigits: '1111' }
  return {
    id: 'a',
    kind: 'CARD',
    state: 'APPROVED',
    instalments: null,
    amount: euros,
    card,
    ...times,
    ...changes,
  }
}

describe('paymentText', () => {
  it('names the card that paid, not one that was declined before', () => {
    const declined = attempt({ state: 'DECLINED', card: { brand: 'visa', lastDigits: '0002' } })
    const payments = [declined, attempt({})]
    expect(paymentText({ payment, payments }, t)).toBe('Card: Visa ending in 1111')
  })

  it('mentions the number of instalments', () => {
    const payments = [attempt({ instalments: 3 })]
    expect(paymentText({ payment, payments }, t)).toBe('Card: Visa ending in 1111, 3 instalments')
  })

  it('names the method alone as long as no card has paid', () => {
    const declined = attempt({ state: 'DECLINED' })
    expect(paymentText({ payment, payments: [] }, t)).toBe('Card')
    expect(paymentText({ payment, payments: [declined] }, t)).toBe('Card')
    expect(paymentText({ payment, payments: [attempt({ card: null })] }, t)).toBe('Card')
  })
})

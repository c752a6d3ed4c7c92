import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../testing/messages-of.js'
import { greekPaymentRules, greekShop } from '../../testing/greek-shop.js'
import type { PaymentRule } from '../../foundation/pricing/payment-rules.js'
import { domesticVat } from '../../domains/orders/vat/order-vat.js'
import { tenantSettingsSchema } from '../../foundation/tenants/tenant-settings.js'
import { toPaymentView } from '../../domains/orders/placing/quote-shipping.js'
import { payableWith } from './payable-with.js'
import type { PayableFields } from './payable-with.js'
import { toTotalsView } from '../../domains/orders/placing/price-cart.js'

const both: readonly string[] = ['CARD', 'IRIS']

interface Situation {
  method?: string
  shipping?: PayableFields['shipping']['kind']
  grandMinor?: number
  kinds?: readonly string[]
  paymentRules?: PaymentRule[]
  bankAccount?: { bankName: string; holderName: string; iban: string }
}

function ways(
  changes: Partial<Pick<PayableFields, 'state' | 'paymentState' | 'withdrawals'>>,
  situation: Situation = {},
): string[] {
  const {
    method = 'card',
    shipping = 'COURIER',
    grandMinor = 2000,
    kinds = both,
    ...rest
  } = situation
  const chosen = greekPaymentRules.find((rule) => rule.method === method)!
  const totals = {
    currency: 'EUR',
    itemsMinor: grandMinor - chosen.feeMinor,
    discountMinor: 0,
    shippingMinor: 0,
    paymentFeeMinor: chosen.feeMinor,
    vatMinor: 0,
    grandMinor,
    freeShippingRemainingMinor: null,
  }
  const order: PayableFields = {
    state: 'PENDING',
    paymentState: 'PENDING',
    currency: 'EUR',
    shippingAddress: null,
    withdrawals: [],
    shipping: { method: 'm', kind: shipping, costMinor: 0, minDays: 1, maxDays: 2 },
    totals: toTotalsView(totals, domesticVat('GR', 24), messagesOf('en')),
    payment: {
      method: toPaymentView(chosen, 'EUR', messagesOf('en')),
      state: 'PENDING',
      bankTransfer: null,
    },
    ...changes,
  }
  const settings = v.parse(tenantSettingsSchema, {
    name: 'Floga',
    locales: ['en'],
    defaultLocale: 'en',
    currency: 'EUR',
    ...greekShop,
    ...rest,
  })
  return payableWith(order, kinds, { settings, messages: messagesOf('en') }).map(({ id }) => id)
}

describe('payableWith', () => {
  it('lets an order be paid that waits or has failed, and no other one', () => {
    expect(ways({ state: 'PENDING' })).toEqual(['card', 'iris'])
    expect(ways({ state: 'FAILED', paymentState: 'FAILED' })).toEqual(['card', 'iris'])
    for (const state of ['CREATED', 'APPROVED', 'PROCESSING', 'COMPLETED', 'CANCELED'] as const) {
      expect(ways({ state })).toEqual([])
    }
    expect(ways({ state: 'PENDING', paymentState: 'PAID' })).toEqual([])
  })

  it('lists methods without the provider at the same total, except the original one', () => {
    const bankAccount = { bankName: 'Bank', holderName: 'Floga', iban: 'GR16' }
    expect(ways({}, { bankAccount })).toEqual(['card', 'iris', 'bank-transfer'])
    expect(ways({}, { bankAccount, kinds: [] })).toEqual(['bank-transfer'])
    expect(ways({}, { bankAccount, method: 'bank-transfer' })).toEqual(['card', 'iris'])
  })

  it("lists the provider's methods", () => {
    expect(ways({}, { kinds: ['IRIS'] })).toEqual(['iris'])
    expect(ways({}, { kinds: [] })).toEqual([])
    expect(ways({}, { method: 'bank-transfer' })).toEqual(['card', 'iris'])
  })

  it('leaves out methods with another fee, which would change the agreed total', () => {
    expect(ways({}, { method: 'cash-on-delivery', grandMinor: 2250 })).toEqual([])
    const dearCard = greekPaymentRules.map((rule) =>
      rule.kind === 'CARD' ? { ...rule, feeMinor: 100 } : { ...rule },
    )
    expect(ways({}, { method: 'iris', paymentRules: dearCard })).toEqual(['iris'])
  })

  it('respects the shipping method and the limit of a method', () => {
    const bounded = greekPaymentRules.map((rule) =>
      rule.kind === 'IRIS'
        ? { ...rule, shipping: ['COURIER' as const], limitMinor: 2000 }
        : { ...rule },
    )
    expect(ways({}, { paymentRules: bounded })).toEqual(['card', 'iris'])
    expect(ways({}, { paymentRules: bounded, grandMinor: 2001 })).toEqual(['card'])
    expect(ways({}, { paymentRules: bounded, shipping: 'PICKUP' })).toEqual(['card'])
  })
})

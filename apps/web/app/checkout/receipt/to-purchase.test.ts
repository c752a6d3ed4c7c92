import { describe, expect, it } from 'vitest'

import type { OrderData } from '../../wiring/api/api-types.js'
import { toPurchase } from './to-purchase.js'

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR', formatted: '' })

describe('toPurchase', () => {
  it('counts an order in units of its currency, and names nobody', () => {
    // What a purchase reads of an order.
    const order = {
      number: '40271935',
      email: 'maria@example.com',
      currency: 'EUR',
      total: euro(2_870),
      taxTotal: euro(555),
      shipmentTotal: euro(390),
      orderItems: [
        {
          quantity: 2,
          price: euro(1_240),
          variant: { id: 'v', sku: 'RG-30', name: 'Regulator', label: '30 mbar' },
          product: { name: 'Regulator', slug: null, brandName: 'Ring', categoryNames: ['Parts'] },
        },
      ],
    } as unknown as OrderData
    expect(toPurchase(order)).toEqual({
      transactionId: '40271935',
      currency: 'EUR',
      value: 28.7,
      tax: 5.55,
      shipping: 3.9,
      items: [
        {
          sku: 'RG-30',
          name: 'Regulator',
          variant: '30 mbar',
          brand: 'Ring',
          categories: ['Parts'],
          price: 12.4,
          quantity: 2,
        },
      ],
    })
  })
})

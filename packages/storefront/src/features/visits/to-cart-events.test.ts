import { describe, expect, it } from 'vitest'

import { toCartEvents, toFirstCartEvents } from './to-cart-events.js'

const line = (slug: string, quantity: number, amountMinor = 1_250) => ({
  slug,
  name: slug.toUpperCase(),
  quantity,
  unitPrice: { amountMinor, currency: 'EUR' },
})

describe('toCartEvents', () => {
  it('contain how many pieces were added and removed, and their value', () => {
    const before = { lines: [line('hose', 1), line('tank', 3, 20_000)] }
    const after = { lines: [line('hose', 3), line('tank', 2, 20_000), line('kit', 1)] }
    expect(toCartEvents(before, after)).toEqual([
      {
        name: 'add_to_cart',
        data: {
          currency: 'EUR',
          value: 37.5,
          items: [
            { item_id: 'hose', item_name: 'HOSE', price: 12.5, quantity: 2 },
            { item_id: 'kit', item_name: 'KIT', price: 12.5, quantity: 1 },
          ],
        },
      },
      {
        name: 'remove_from_cart',
        data: {
          currency: 'EUR',
          value: 200,
          items: [{ item_id: 'tank', item_name: 'TANK', price: 200, quantity: 1 }],
        },
      },
    ])
    expect(toCartEvents(after, after)).toEqual([])
  })

  it('counts in the units of the currency, of which some have no hundredths', () => {
    const valueIn = (currency: string) => {
      const cup = { ...line('cup', 2), unitPrice: { amountMinor: 1_250, currency } }
      return toCartEvents({ lines: [] }, { lines: [cup] })[0]?.data
    }
    expect(valueIn('JPY')).toMatchObject({ value: 2_500, items: [{ price: 1_250 }] })
    expect(valueIn('KWD')).toMatchObject({ value: 2.5, items: [{ price: 1.25 }] })
  })
})

describe('toFirstCartEvents', () => {
  const after = {
    lines: [
      { ...line('hose', 5), variantId: '7' },
      { ...line('tank', 1), variantId: '8' },
    ],
  }

  it('contain added pieces, whatever else the cart contains', () => {
    expect(toFirstCartEvents({ kind: 'add', variantId: '7', quantity: 2 }, after)).toEqual([
      {
        name: 'add_to_cart',
        data: {
          currency: 'EUR',
          value: 25,
          items: [{ item_id: 'hose', item_name: 'HOSE', price: 12.5, quantity: 2 }],
        },
      },
    ])
  })

  it('leave out other changes, and removed products', () => {
    expect(toFirstCartEvents({ kind: 'apply-coupon', code: 'A' }, after)).toEqual([])
    expect(toFirstCartEvents({ kind: 'add', variantId: '9', quantity: 1 }, after)).toEqual([])
  })
})

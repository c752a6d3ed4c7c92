import { describe, expect, it } from 'vitest'

import type { ProductCardData } from '../../../request/api/api-types.js'

import { testLanguage } from '../../../testing/in-test-shop.js'
import { testShop } from '../../../testing/test-shop.js'
import { toCardProps } from './to-card-props.js'

const { t } = testLanguage

const heater: ProductCardData = {
  id: 'p-volta',
  slug: 'volta',
  sku: 'VLT',
  name: 'Volta',
  kind: 'heater',
  availability: 'IN_STOCK',
  onSale: true,
  discountRate: 16,
  variantsCount: 2,
  brand: null,
  facts: ['4.2 kW'],
  colors: [],
  master: null,
  image: null,
  salePriceWithTax: { formatted: '€99.90' },
  priceWithTax: { formatted: '€119.90' },
  lowestPrice30Days: { formatted: '€104.90' },
}

const cardOf = (change: Partial<ProductCardData>) =>
  toCardProps({ ...heater, ...change }, { t, href: (path) => `/en${path}` }, testShop)

describe('toCardProps', () => {
  it('has a reduced price next to the previous one and the lowest of 30 days', () => {
    const { price, discount } = cardOf({})
    expect(price.previous?.amount).toBe('€119.90')
    expect(price.lowest30Days?.amount).toBe('€104.90')
    expect(discount).toBe('−16 %')
  })

  it('promises no reduction of a price that only another variant has', () => {
    const { price, discount } = cardOf({ priceWithTax: { formatted: '€99.90' } })
    expect([price.previous, price.lowest30Days]).toEqual([undefined, undefined])
    expect(discount).toBe('up to −16 %')
  })

  it('marks reductions of ten per cent or more', () => {
    expect(cardOf({ discountRate: 10 }).discount).toBe('−10 %')
    expect(cardOf({ discountRate: 9 }).discount).toBeUndefined()
  })

  it('leads to the variant of each colour', () => {
    const { colors } = cardOf({ colors: [{ label: 'Sand', value: '#e9e4da', sku: 'VLT S/1' }] })
    expect(colors).toEqual([
      { label: 'Sand', color: '#e9e4da', href: '/en/products/volta?variant=VLT%20S%2F1' },
    ])
  })
})

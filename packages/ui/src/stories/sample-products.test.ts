import { describe, expect, it } from 'vitest'
import { sampleProducts } from './sample-products.js'

const cents = (text: string): number => Number(text.replaceAll(/\D/g, ''))

describe('sampleProducts', () => {
  it('counts each reduction from the lowest price of 30 days, as shops have to', () => {
    const reduced = Object.values(sampleProducts)
      .flat()
      .filter(({ discount }) => discount !== undefined)
    expect(reduced.length).toBeGreaterThan(0)
    for (const { price, discount = '' } of reduced) {
      const before = cents(price.lowest30Days?.amount ?? '')
      expect(price.previous?.amount).toBe(price.lowest30Days?.amount)
      expect(cents(discount)).toBe(Math.floor((100 * (before - cents(price.amount))) / before))
    }
  })
})

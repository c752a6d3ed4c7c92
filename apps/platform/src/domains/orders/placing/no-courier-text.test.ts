import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../testing/messages-of.js'
import { orderRules } from '../testing/order-fixture.js'
import { noCourierText } from './no-courier-text.js'

const hose = {
  weightGrams: 400,
  longestSideMm: 300,
  dangerousGoods: false,
  itemsMinor: 1_000,
  hasFreeShippingCoupon: false,
}

function note(changes: Partial<typeof hose>, locale = 'en') {
  return noCourierText(orderRules, { ...hose, ...changes }, messagesOf(locale))
}

describe('noCourierText', () => {
  it('is empty for parcels that a courier accepts', () => {
    expect(note({})).toBeNull()
    expect(note({ weightGrams: 30_000 })).toBeNull()
  })

  it('explains how heavy, long or dangerous goods arrive, by the rules of the checkout', () => {
    const freight = 'No courier takes these products. They come by freight to'
    const both = `${freight} Greek islands and mainland Greece, or you pick them up at the shop.`
    expect(note({ weightGrams: 78_000 })).toBe(both)
    expect(note({ longestSideMm: 1_300 })).toBe(both)
    expect(note({ dangerousGoods: true })).toBe(
      `${freight} mainland Greece, or you pick them up at the shop.`,
    )
    expect(note({ weightGrams: 2_000_000 })).toMatch(/you pick them up at the shop\.$/)
    expect(note({ weightGrams: 2_000_000 })).not.toContain('by freight')
    expect(note({ dangerousGoods: true }, 'el')).toContain('(ηπειρωτική Ελλάδα)')
  })

  it('promises no pick-up where the shop offers none', () => {
    const shipping = orderRules.shipping.filter(({ kind }) => kind !== 'PICKUP')
    const rules = { ...orderRules, shipping }
    expect(noCourierText(rules, { ...hose, weightGrams: 78_000 }, messagesOf('en'))).not.toContain(
      'pick',
    )
    expect(noCourierText(rules, { ...hose, weightGrams: 2_000_000 }, messagesOf('en'))).toContain(
      'call us',
    )
  })
})

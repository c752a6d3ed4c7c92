import { describe, expect, it } from 'vitest'
import { parseCartForm, type CartChange } from './cart-change.js'
import { toCartFields } from './to-cart-fields.js'

const formOf = (fields: readonly (readonly [string, string])[]) => new Map(fields)

describe('toCartFields', () => {
  it('spells every change as a form that is read back as the same change', () => {
    const changes: CartChange[] = [
      { kind: 'add', variantId: 'variant-1', quantity: 3 },
      { kind: 'change-by', lineId: 'line-1', difference: -2 },
      { kind: 'set', lineId: 'line-1', quantity: 7, fromQuantity: 2 },
      { kind: 'remove', lineId: 'line-1' },
      { kind: 'save', lineId: 'line-1' },
      { kind: 'restore', lineId: 'line-1' },
      { kind: 'restore', lineId: 'line-1', quantity: 4 },
      { kind: 'delete-saved', lineId: 'line-1' },
      { kind: 'accept-changes' },
      { kind: 'apply-coupon', code: 'SUMMER' },
      { kind: 'remove-coupon' },
      { kind: 'set-address', country: 'GR', postalCode: '54622' },
      { kind: 'set-address', country: 'GR', postalCode: null },
      { kind: 'restore-expired' },
      { kind: 'drop-expired' },
    ]
    for (const change of changes) {
      expect(parseCartForm(formOf(toCartFields(change)))).toEqual({ status: 'valid', change })
    }
  })
})

import { describe, expect, it } from 'vitest'
import { parseCartForm, toCartFields, type CartChange } from '../../index.js'

function formOf(fields: Iterable<readonly [string, string]>): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const read = (fields: Record<string, string>) => parseCartForm(formOf(Object.entries(fields)))

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

describe('parseCartForm', () => {
  it('adds one piece where no quantity was asked for, and none where the field is empty', () => {
    expect(read({ intent: 'add', variantId: 'v' })).toMatchObject({ change: { quantity: 1 } })
    expect(read({ intent: 'add', variantId: 'v', quantity: '' })).toEqual({
      status: 'invalid',
      code: 'INVALID_QUANTITY',
      lineId: null,
    })
  })

  it('goes by the button of a quantity field before what stands in it', () => {
    const typed = { intent: 'set', lineId: 'line-1', quantity: 'x', fromQuantity: '2' }
    expect(read({ ...typed, difference: '-1' })).toEqual({
      status: 'valid',
      change: { kind: 'change-by', lineId: 'line-1', difference: -1 },
    })
  })

  it('names the line whose quantity is none', () => {
    const wrong = { status: 'invalid', code: 'INVALID_QUANTITY', lineId: 'line-1' }
    const set = { intent: 'set', lineId: 'line-1', quantity: '2', fromQuantity: '1' }
    expect(read({ ...set, quantity: '1e3' })).toEqual(wrong)
    expect(read({ ...set, quantity: '1000' })).toEqual(wrong)
    expect(read({ ...set, fromQuantity: '' })).toEqual(wrong)
    expect(read({ ...set, difference: '1.5' })).toEqual(wrong)
  })

  it('knows no other change', () => {
    const unknown = { status: 'invalid', code: 'UNKNOWN', lineId: null }
    expect(read({})).toEqual(unknown)
    expect(read({ intent: 'toString' })).toEqual(unknown)
  })
})

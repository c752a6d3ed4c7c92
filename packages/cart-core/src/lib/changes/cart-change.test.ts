import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areIndependent, mergeChanges, parseCartForm, type CartChange } from './cart-change.js'
import { createExampleCart, createExampleLine } from '../testing/example-cart.js'
import { MAX_QUANTITY } from '../cart.js'
import { reconcile } from './optimistic-cart.js'

const by = (difference: number): CartChange => ({
  kind: 'change-by',
  lineId: 'line-1',
  difference,
})
const set = (quantity: number, fromQuantity?: number): CartChange => ({
  kind: 'set',
  lineId: 'line-1',
  quantity,
  fromQuantity,
})
const remove: CartChange = { kind: 'remove', lineId: 'line-1' }
const add = (quantity: number, variantId = 'v'): CartChange => ({
  kind: 'add',
  variantId,
  quantity,
})

const save = (lineId = 'line-1'): CartChange => ({ kind: 'save', lineId })
const coupon: CartChange = { kind: 'apply-coupon', code: 'SPRING' }

describe('mergeChanges', () => {
  it('adds up clicks on one line', () => {
    expect(mergeChanges(by(1), by(2))).toEqual(by(3))
    expect(mergeChanges(add(1), add(2))).toEqual(add(3))
  })

  it('lets the last typed quantity win, still relative to the first displayed one', () => {
    expect(mergeChanges(set(5, 2), set(7, 5))).toEqual(set(7, 2))
    expect(mergeChanges(by(1), set(7, 3))).toEqual(set(7, 2))
    expect(mergeChanges(set(5, 2), by(1))).toEqual(set(6, 2))
  })

  it('lets an absolute quantity override earlier changes', () => {
    expect(mergeChanges(by(1), set(7))).toEqual(set(7))
    expect(mergeChanges(set(5, 2), set(7))).toEqual(set(7))
    expect(mergeChanges(set(5), by(2))).toEqual(set(7))
    expect(mergeChanges(set(5), set(7, 5))).toEqual(set(7))
  })

  it('lets a removal win', () => {
    expect(mergeChanges(by(1), remove)).toEqual(remove)
    expect(mergeChanges(set(5, 2), remove)).toEqual(remove)
    expect(mergeChanges(set(5, 2), set(0, 5))).toEqual(remove)
    expect(mergeChanges(set(5, 4), by(-5))).toEqual(remove)
  })

  it('keeps apart what cannot be one change', () => {
    expect(mergeChanges(remove, by(1))).toBeNull()
    expect(mergeChanges(set(0, 2), by(1))).toBeNull()
    expect(mergeChanges(by(1), by(-1))).toBeNull()
    expect(mergeChanges(by(1), { kind: 'change-by', lineId: 'other', difference: 1 })).toBeNull()
    expect(mergeChanges(add(1), add(1, 'other'))).toBeNull()
    expect(mergeChanges(add(900), add(900))).toBeNull()
    expect(mergeChanges(add(1), by(1))).toBeNull()
    expect(mergeChanges(by(1), add(1))).toBeNull()
  })

  it('sends changes of the cart by the server, and saving a line for later, separately', () => {
    for (const other of [add(1), by(1), set(2), remove, save(), coupon]) {
      expect(mergeChanges(coupon, other)).toBeNull()
      expect(mergeChanges(other, coupon)).toBeNull()
      expect(mergeChanges(save(), other)).toBeNull()
      expect(mergeChanges(other, save())).toBeNull()
    }
  })

  it('adds as many as one line may hold, and no more', () => {
    expect(mergeChanges(add(MAX_QUANTITY - 1), add(1))).toEqual(add(MAX_QUANTITY))
    expect(mergeChanges(add(MAX_QUANTITY), add(1))).toBeNull()
  })

  it('keeps a line of one piece', () => {
    expect(mergeChanges(set(3), by(-2))).toEqual(set(1))
    expect(mergeChanges(set(1), by(2))).toEqual(set(3))
  })

  it('shows the same lines merged as one after the other', () => {
    const start = 50
    const cart = createExampleCart({ lines: [createExampleLine({ quantity: start })] })
    const steps = fc.array(fc.integer({ min: -10, max: 10 }), { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(
        steps,
        fc.array(fc.constantFrom('by', 'set', 'set-from'), { minLength: 2, maxLength: 2 }),
        (differences, typed) => {
          let seen = start
          const [first, second] = differences.map((difference, index) => {
            const from = typed[index] === 'set-from' ? seen : undefined
            const change = typed[index] === 'by' ? by(difference) : set(seen + difference, from)
            seen += difference
            return change
          })
          const merged = first && second && mergeChanges(first, second)
          fc.pre(merged !== null && merged !== undefined)
          const oneByOne = reconcile(
            cart,
            [first, second].filter((change) => change !== undefined),
          )
          expect(reconcile(cart, [merged as CartChange]).lines).toEqual(oneByOne.lines)
        },
      ),
    )
  })
})

describe('areIndependent', () => {
  const other = 'line-2'

  it('lets changes of different lines change places', () => {
    expect(areIndependent(by(1), { kind: 'remove', lineId: other })).toBe(true)
    expect(areIndependent(save(other), set(2))).toBe(true)
    expect(areIndependent(by(1), remove)).toBe(false)
    expect(areIndependent(save(), set(2))).toBe(false)
  })

  it('lets additions of different variants change places', () => {
    expect(areIndependent(add(1), add(1, 'other'))).toBe(true)
    expect(areIndependent(add(1), add(2))).toBe(false)
  })

  it('does not predict an addition next to a line, nor other effects of the server', () => {
    expect(areIndependent(add(1), by(1))).toBe(false)
    expect(areIndependent(by(1), add(1))).toBe(false)
    for (const change of [add(1), by(1), save(other), coupon]) {
      expect(areIndependent(coupon, change)).toBe(false)
      expect(areIndependent(change, coupon)).toBe(false)
    }
  })
})

function formOf(fields: Iterable<readonly [string, string]>): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const read = (fields: Record<string, string>) => parseCartForm(formOf(Object.entries(fields)))

describe('parseCartForm', () => {
  it('adds one piece by default, and none if the field is empty', () => {
    expect(read({ intent: 'add', variantId: 'v' })).toMatchObject({ change: { quantity: 1 } })
    expect(read({ intent: 'add', variantId: 'v', quantity: '' })).toEqual({
      status: 'invalid',
      code: 'INVALID_QUANTITY',
      lineId: null,
    })
  })

  it('prefers the button of a quantity field over its value', () => {
    const typed = { intent: 'set', lineId: 'line-1', quantity: 'x', fromQuantity: '2' }
    expect(read({ ...typed, difference: '-1' })).toEqual({
      status: 'valid',
      change: { kind: 'change-by', lineId: 'line-1', difference: -1 },
    })
  })

  it('names the line whose quantity is none', () => {
    const wrong = { status: 'invalid', code: 'INVALID_QUANTITY', lineId: 'line-1' }
    const typed = { intent: 'set', lineId: 'line-1', quantity: '2', fromQuantity: '1' }
    expect(read({ ...typed, quantity: '1e3' })).toEqual(wrong)
    expect(read({ ...typed, quantity: '1000' })).toEqual(wrong)
    expect(read({ ...typed, fromQuantity: '' })).toEqual(wrong)
    expect(read({ ...typed, difference: '1.5' })).toEqual(wrong)
  })

  it('knows no other change', () => {
    const unknown = { status: 'invalid', code: 'UNKNOWN', lineId: null }
    expect(read({})).toEqual(unknown)
    expect(read({ intent: 'toString' })).toEqual(unknown)
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { pickupAlone, shippingRuleSchema } from './shipping-rules.js'
import type { ShippingRule } from './shipping-rules.js'

const rule: ShippingRule = {
  method: 'courier',
  kind: 'COURIER',
  zones: ['gr-mainland'],
  aboveGrams: null,
  uptoGrams: 30_000,
  aboveSideMm: null,
  uptoSideMm: null,
  dangerousGoods: 'refused',
  steps: [{ uptoGrams: 2_000, costMinor: 390 }],
  perExtraKgMinor: 35,
  surchargeMinor: 250,
  freeAboveLimit: true,
  minDays: 1,
  maxDays: 3,
}

function accepts(changes: object): boolean {
  return v.safeParse(shippingRuleSchema, { ...rule, ...changes }).success
}

describe('shippingRuleSchema', () => {
  it('takes a row as a tenant writes it, without bounds of sides where it names none', () => {
    const { aboveSideMm: _above, uptoSideMm: _upto, ...written } = rule
    expect(v.parse(shippingRuleSchema, written)).toEqual(rule)
    expect(accepts({ aboveGrams: 0, uptoGrams: null, uptoSideMm: 1_200.5 })).toBe(true)
  })

  it('names a method by small letters, digits and hyphens, 40 at most', () => {
    for (const method of ['c', 'pickup-2', `c${'-'.repeat(39)}`]) {
      expect(accepts({ method })).toBe(true)
    }
    for (const method of ['', '2-pickup', '-c', 'Courier', 'pick up', `c${'-'.repeat(40)}`]) {
      expect(accepts({ method })).toBe(false)
    }
  })

  it('rejects a kind, a zone and a rule for dangerous goods that do not exist', () => {
    expect(accepts({ kind: 'DRONE' })).toBe(false)
    expect(accepts({ zones: [] })).toBe(false)
    expect(accepts({ zones: [''] })).toBe(false)
    expect(accepts({ dangerousGoods: 'maybe' })).toBe(false)
  })

  it('rejects a row for no zone and a row without a price', () => {
    expect(accepts({ zones: [] })).toBe(false)
    expect(accepts({ steps: [] })).toBe(false)
    expect(accepts({ steps: [{ uptoGrams: 2_000 }] })).toBe(false)
    expect(accepts({ steps: [{ costMinor: 390 }] })).toBe(false)
  })

  it('accepts prices in whole minor units up to a thousand million', () => {
    for (const costMinor of [0, 1_000_000_000]) {
      expect(accepts({ steps: [{ uptoGrams: 2_000, costMinor }] })).toBe(true)
    }
    for (const costMinor of [-1, 3.9, 1_000_000_001]) {
      expect(accepts({ steps: [{ uptoGrams: 2_000, costMinor }] })).toBe(false)
      expect(accepts({ surchargeMinor: costMinor })).toBe(false)
      expect(accepts({ perExtraKgMinor: costMinor })).toBe(false)
    }
  })

  it('rejects weights, sides and days below zero', () => {
    for (const bound of ['aboveGrams', 'uptoGrams', 'aboveSideMm', 'uptoSideMm']) {
      expect(accepts({ [bound]: 0 })).toBe(true)
      expect(accepts({ [bound]: -1 })).toBe(false)
    }
    for (const days of ['minDays', 'maxDays']) {
      expect(accepts({ [days]: 0 })).toBe(true)
      expect(accepts({ [days]: -1 })).toBe(false)
      expect(accepts({ [days]: 1.5 })).toBe(false)
    }
  })
})

describe('pickupAlone', () => {
  it('is a table that a tenant could have written', () => {
    const rules = pickupAlone(['home'])
    expect(v.parse(v.array(shippingRuleSchema), rules)).toEqual(rules)
    expect(rules.map(({ kind, zones }) => [kind, zones])).toEqual([['PICKUP', ['home']]])
  })
})

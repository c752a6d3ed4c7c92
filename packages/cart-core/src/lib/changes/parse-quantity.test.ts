import { describe, expect, it } from 'vitest'
import { parseQuantity } from './parse-quantity.js'

const refused = (reason: string) => ({ ok: false, reason })

describe('parseQuantity', () => {
  it('parses whole numbers from 1 to 999', () => {
    expect(parseQuantity('1')).toEqual({ ok: true, quantity: 1 })
    expect(parseQuantity(' 999 ')).toEqual({ ok: true, quantity: 999 })
    expect(parseQuantity(12)).toEqual({ ok: true, quantity: 12 })
    expect(parseQuantity('+5')).toEqual({ ok: true, quantity: 5 })
  })

  it('returns the error', () => {
    expect(parseQuantity('')).toEqual(refused('missing'))
    expect(parseQuantity('  ')).toEqual(refused('missing'))
    expect(parseQuantity(null)).toEqual(refused('missing'))
    expect(parseQuantity(undefined)).toEqual(refused('missing'))
    expect(parseQuantity('-3')).toEqual(refused('below-minimum'))
    expect(parseQuantity('0')).toEqual(refused('below-minimum'))
    expect(parseQuantity(-3)).toEqual(refused('below-minimum'))
    expect(parseQuantity('1000')).toEqual(refused('above-maximum'))
  })

  it('takes nothing that only looks like a number', () => {
    for (const value of [
      '1e2',
      '0x10',
      '2.0',
      '2,5',
      '1 0',
      'two',
      '9'.repeat(30),
      {},
      [3],
      true,
      NaN,
      2.5,
      '--3',
    ]) {
      expect(parseQuantity(value)).toEqual(refused('not-a-number'))
    }
  })
})

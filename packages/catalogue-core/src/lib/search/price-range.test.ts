import { describe, expect, it } from 'vitest'
import { parsePriceRange, parseTypedAmount, toPriceRange, writePriceRange } from './price-range.js'

describe('toPriceRange', () => {
  it('turns a range that was typed the wrong way round', () => {
    expect(toPriceRange({ minMinor: 5000, maxMinor: 1000 })).toEqual({
      minMinor: 1000,
      maxMinor: 5000,
    })
  })

  it('drops invalid amounts and limits', () => {
    expect(toPriceRange({ minMinor: 0, maxMinor: 2.5 })).toEqual({})
    expect(toPriceRange({ minMinor: -1, maxMinor: 3_000_000_000 })).toEqual({})
    expect(toPriceRange({ minMinor: Number.NaN })).toEqual({})
  })

  it('keeps amounts from one cent to the largest of the contract, also as one price', () => {
    const largest = { minMinor: 1, maxMinor: 2_147_483_647 }
    expect(toPriceRange(largest)).toEqual(largest)
    expect(toPriceRange({ maxMinor: 2_147_483_648 })).toEqual({})
    expect(toPriceRange({ minMinor: 500, maxMinor: 500 })).toEqual({ minMinor: 500, maxMinor: 500 })
    expect(toPriceRange({ maxMinor: 0 })).toEqual({ maxMinor: 0 })
    expect(toPriceRange({ maxMinor: -0 })).toEqual({ maxMinor: 0 })
  })
})

describe('parsePriceRange', () => {
  it('reads both ends, or one', () => {
    expect(parsePriceRange('1000-5000')).toEqual({ minMinor: 1000, maxMinor: 5000 })
    expect(parsePriceRange('1000-')).toEqual({ minMinor: 1000 })
    expect(parsePriceRange('-5000')).toEqual({ maxMinor: 5000 })
  })

  it('reads nothing else', () => {
    expect(parsePriceRange('-')).toEqual({})
    expect(parsePriceRange('cheap')).toEqual({})
    expect(parsePriceRange('1e3-2e3')).toEqual({})
    expect(parsePriceRange('99999999999-')).toEqual({})
    expect(parsePriceRange('x1-2')).toEqual({})
    expect(parsePriceRange('1-2x')).toEqual({})
    expect(parsePriceRange('1000')).toEqual({})
    expect(parsePriceRange('')).toEqual({})
  })
})

describe('writePriceRange', () => {
  it('writes only the ends that limit', () => {
    expect(writePriceRange({ minMinor: 1000, maxMinor: 5000 })).toBe('1000-5000')
    expect(writePriceRange({ maxMinor: 5000 })).toBe('-5000')
    expect(writePriceRange({ minMinor: 1000 })).toBe('1000-')
    expect(writePriceRange({})).toBe('')
  })
})

describe('parseTypedAmount', () => {
  it('reads amounts in Greek and in English', () => {
    expect(parseTypedAmount('12,5', 2)).toBe(1250)
    expect(parseTypedAmount(' 12.50 € ', 2)).toBe(1250)
    expect(parseTypedAmount('1.250', 2)).toBe(125_000)
    expect(parseTypedAmount('1,250.75', 2)).toBe(125_075)
    expect(parseTypedAmount('1500', 0)).toBe(1500)
    expect(parseTypedAmount('12,5', 0)).toBe(12)
    expect(parseTypedAmount('12,5', 3)).toBe(12_500)
    expect(parseTypedAmount('1.250.000', 2)).toBe(125_000_000)
    expect(parseTypedAmount('€ 0,05', 2)).toBe(5)
  })

  it('reads nothing from words, signs and amounts beyond measure', () => {
    expect(parseTypedAmount('ten', 2)).toBeUndefined()
    expect(parseTypedAmount('-5', 2)).toBeUndefined()
    expect(parseTypedAmount('12,5 or so', 2)).toBeUndefined()
    expect(parseTypedAmount('12,', 2)).toBeUndefined()
    expect(parseTypedAmount('1,2,3', 2)).toBeUndefined()
    expect(parseTypedAmount('', 2)).toBeUndefined()
    expect(parseTypedAmount('9999999999', 2)).toBeUndefined()
  })
})

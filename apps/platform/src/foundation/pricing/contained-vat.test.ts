import { describe, expect, it } from 'vitest'
import { containedVat } from './contained-vat.js'

describe('containedVat', () => {
  it('takes 24 % out of a gross amount', () => {
    expect(containedVat(12_400, 24)).toBe(2_400)
  })

  it('rounds half a cent away from zero', () => {
    // 0.31 × 24 / 124 = 0.06 exactly; 0.13 × 24 / 124 = 0.02516…; 3.10 × 25 / 125 = 0.62; 0.05 × 100 / 200 = 0.025
    expect(containedVat(31, 24)).toBe(6)
    expect(containedVat(13, 24)).toBe(3)
    expect(containedVat(5, 100)).toBe(3)
    expect(containedVat(-5, 100)).toBe(-3)
  })

  it('knows rates with decimals and none', () => {
    expect(containedVat(10_550, 5.5)).toBe(550)
    expect(containedVat(9_999, 0)).toBe(0)
    expect(containedVat(-9_999, 0)).toBe(0)
  })
})

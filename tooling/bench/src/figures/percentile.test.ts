import { describe, expect, it } from 'vitest'
import { percentile } from './percentile.js'

describe('percentile', () => {
  it('is the nearest rank, whatever the order', () => {
    const values = Array.from({ length: 100 }, (_value, index) => 100 - index)
    expect(percentile(values, 0.5)).toBe(50)
    expect(percentile(values, 0.95)).toBe(95)
    expect(percentile([7], 0.95)).toBe(7)
    expect(percentile([], 0.5)).toBeNaN()
  })
})

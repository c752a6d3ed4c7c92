import { describe, expect, it } from 'vitest'
import { FIELD_SIZE, createNoiseField, createRandom } from './noise.js'

describe('createRandom', () => {
  it('gives the same values for the same seed', () => {
    const first = createRandom(7)
    const second = createRandom(7)
    expect([first(), first(), first()]).toEqual([second(), second(), second()])
  })

  it('stays between 0 and 1', () => {
    const random = createRandom(11)
    const values = Array.from({ length: 1000 }, random)
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThanOrEqual(1)
  })
})

describe('createNoiseField', () => {
  it('fills a square field', () => {
    const field = createNoiseField(createRandom(1), [[8, 1]])
    expect(field).toHaveLength(FIELD_SIZE * FIELD_SIZE)
    expect(new Set(field.slice(0, 64)).size).toBeGreaterThan(8)
  })

  it('tiles without a seam', () => {
    const field = createNoiseField(createRandom(3), [[16, 1]])
    const steepest = Math.max(...Array.from({ length: 500 }, (_, x) => step(field, x, x + 1)))
    expect(step(field, FIELD_SIZE - 1, 0)).toBeLessThanOrEqual(steepest * 1.5)
  })
})

function step(field, from, to) {
  return Math.abs(field[from] - field[to])
}

import { describe, expect, it } from 'vitest'
import { testRanks } from './rank-test.js'

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

describe('testRanks', () => {
  it('sees no difference between samples that interleave', () => {
    const even = range(0, 50).map((value) => value * 2)
    const odd = even.map((value) => value + 1)
    const { share, probability } = testRanks(even, odd)
    expect(share).toBeCloseTo(0.49, 2)
    expect(probability).toBeGreaterThan(0.8)
  })

  it('detects that one sample is greater than the other, in either order', () => {
    expect(testRanks(range(100, 20), range(0, 20)).share).toBe(1)
    const { share, probability } = testRanks(range(0, 20), range(100, 20))
    expect(share).toBe(0)
    expect(probability).toBeLessThan(1e-6)
  })

  it('sees a small shift in many values', () => {
    const slow = range(0, 400).map((value) => (value % 40) + 6)
    const fast = range(0, 400).map((value) => value % 40)
    expect(testRanks(slow, fast).probability).toBeLessThan(0.001)
  })

  it('agrees with a worked example', () => {
    // Tortoise and hare, with the hare's one fast outlier: U = 11 of 36.
    const tortoise = [1, 7, 8, 9, 10, 11]
    const hare = [2, 3, 4, 5, 6, 12]
    const { share, probability } = testRanks(hare, tortoise)
    expect(share).toBeCloseTo(11 / 36, 6)
    expect(probability).toBeCloseTo(0.298, 2)
  })

  it('reports equal values as equal', () => {
    expect(testRanks([5, 5, 5], [5, 5, 5, 5])).toEqual({
      share: 0.5,
      probability: expect.closeTo(1, 5),
    })
  })
})

import { describe, expect, it } from 'vitest'
import { filletProfile } from './fillet.js'

const square = (fillet) => [
  [0, 0],
  [10, 0, fillet],
  [10, 10],
]

describe('filletProfile', () => {
  it('does not change corners without a fillet', () => {
    expect(filletProfile(square(0))).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
  })

  it('replaces a corner by an arc of the wanted radius', () => {
    const rounded = filletProfile(square(2))
    const arc = rounded.slice(2, -2)
    expect(arc.length).toBeGreaterThanOrEqual(4)
    for (const [x, y] of arc) expect(Math.hypot(x - 8, y - 2)).toBeCloseTo(2, 6)
  })

  it('starts and ends where the profile does', () => {
    const rounded = filletProfile(square(2))
    expect(rounded.at(0)).toEqual([0, 0])
    expect(rounded.at(-1)).toEqual([10, 10])
  })

  it('shrinks a fillet that is larger than its sides', () => {
    const points = filletProfile(square(50))
    for (const [x, y] of points) {
      expect(x).toBeLessThanOrEqual(10)
      expect(y).toBeGreaterThanOrEqual(0)
    }
    expect(points.length).toBeGreaterThan(3)
  })

  it('keeps a straight run straight', () => {
    const straight = [
      [5, 0],
      [5, 5, 1],
      [5, 10],
    ]
    expect(filletProfile(straight)).toHaveLength(3)
  })
})

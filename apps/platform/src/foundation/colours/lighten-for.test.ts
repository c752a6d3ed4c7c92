import { describe, expect, it } from 'vitest'
import { contrastOf, lightenFor } from './lighten-for.js'

describe('contrastOf', () => {
  it('follows the guidelines', () => {
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('lightenFor', () => {
  it('leaves a colour that can be read, and lightens another as far as needed', () => {
    expect(lightenFor('#b0afff', '#1e2127')).toBe('#b0afff')
    for (const color of ['#000000', '#123a2b', '#4a48e0', '#c81414']) {
      const light = lightenFor(color, '#1e2127')
      expect(contrastOf(light, '#1e2127')).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(light, '#1e2127')).toBeLessThan(7)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { repaintPixels } from './repaint-pixels.js'

const blueToRed = { from: '#2060c0', to: '#c03020' }

describe('repaintPixels', () => {
  it('exchanges the paint in full light', () => {
    expect(repainted([0x20, 0x60, 0xc0], blueToRed)).toEqual([0xc0, 0x30, 0x20])
  })

  it('keeps the dark side dark and its hue the new one', () => {
    const [red, green, blue] = repainted([0x0c, 0x26, 0x4e], blueToRed)
    expect(red).toBeLessThan(0x60)
    expect(red).toBeGreaterThan(2 * green)
    expect(green).toBeGreaterThanOrEqual(blue)
  })

  it('leaves a highlight brighter than the paint around it', () => {
    const [, matt] = repainted([0x20, 0x60, 0xc0], blueToRed)
    const [, shiny] = repainted([0x80, 0xa0, 0xe0], blueToRed)
    expect(shiny).toBeGreaterThan(matt + 40)
  })

  it('leaves metal, print and other hues alone', () => {
    for (const color of [
      [0x80, 0x80, 0x80],
      [0xff, 0xff, 0xff],
      [0, 0, 0],
      [0xd2, 0xb4, 0x70],
      [0xd4, 0x12, 0x1a],
    ]) {
      expect(repainted(color, blueToRed)).toEqual(color)
    }
  })
})

function repainted(color, paint) {
  const pixels = Uint8Array.from(color)
  repaintPixels(pixels, paint)
  return [...pixels]
}

import { describe, expect, it } from 'vitest'
import { coverPrint } from './cover-print.js'

const size = 500

/** A light surface that grows darker to the right, with a dark bar on it and one outside. */
function image() {
  const pixels = new Uint8Array(3 * size * size)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isPrint = (y > 240 && y < 247 && x > 150 && x < 350) || y === 450
      pixels.fill(isPrint ? 30 : 240 - x / 10, 3 * (y * size + x), 3 * (y * size + x) + 3)
    }
  }
  return pixels
}

const corners = [
  [280, 460],
  [720, 460],
  [720, 515],
  [280, 515],
]
const at = (pixels, x, y) => pixels[3 * (y * size + x)]

describe('coverPrint', { timeout: 30_000 }, () => {
  it('covers a print with the ground around it, shade kept', () => {
    const pixels = image()
    coverPrint(pixels, size, { corners, ground: 'light' })
    expect(at(pixels, 200, 243)).toBeGreaterThan(215)
    expect(at(pixels, 340, 243)).toBeGreaterThan(200)
    expect(at(pixels, 200, 243)).toBeGreaterThan(at(pixels, 340, 243))
  })

  it('leaves the ground and everything outside of the corners as it is', () => {
    const before = image()
    const pixels = image()
    coverPrint(pixels, size, { corners, ground: 'light' })
    expect(at(pixels, 250, 234)).toBe(at(before, 250, 234))
    expect(at(pixels, 250, 450)).toBe(30)
    expect(at(pixels, 20, 243)).toBe(at(before, 20, 243))
  })

  it('takes a light print off a dark ground', () => {
    const pixels = image().map((value) => 255 - value)
    coverPrint(pixels, size, { corners, ground: 'dark' })
    expect(at(pixels, 250, 243)).toBeLessThan(60)
  })
})

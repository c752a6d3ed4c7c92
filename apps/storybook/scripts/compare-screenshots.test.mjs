import { describe, expect, it } from 'vitest'
import { compareScreenshots } from './compare-screenshots.mjs'

const white = [255, 255, 255, 255]
const ink = [26, 26, 26, 255]

/** A screenshot whose pixels a function colours. */
function createPng(width, height, colorAt) {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set(colorAt(x, y), (y * width + x) * 4)
  }
  return { data, width, height }
}

const isButton = (x, y) => x >= 20 && x < 80 && y >= 20 && y < 40
const button = (color) => createPng(200, 100, (x, y) => (isButton(x, y) ? color : white))

describe('compareScreenshots', () => {
  it('takes a screenshot for the same as itself', () => {
    expect(compareScreenshots(button(ink), button(ink))).toEqual({ isSame: true })
  })

  it('sees a button in another shade of the same colour', () => {
    const { isSame, difference } = compareScreenshots(
      button([74, 72, 224, 255]),
      button([59, 57, 196, 255]),
    )
    expect(isSame).toBe(false)
    expect(difference?.width).toBe(200)
  })

  it('detects something that moved by two pixels, and reports where', () => {
    const moved = createPng(200, 100, (x, y) => (isButton(x - 2, y) ? ink : white))
    const { isSame, reason } = compareScreenshots(button(ink), moved)
    expect(isSame).toBe(false)
    expect(reason).toMatch(/^differs in \d+ of 256 pixels around \d+, \d+$/u)
  })

  it('sees a small mark on a large screenshot', () => {
    const marked = createPng(1280, 720, (x, y) =>
      x >= 1000 && x < 1006 && y >= 600 && y < 606 ? ink : white,
    )
    expect(
      compareScreenshots(
        createPng(1280, 720, () => white),
        marked,
      ).isSame,
    ).toBe(false)
  })

  it('sees a screenshot that has grown', () => {
    const { reason } = compareScreenshots(
      button(ink),
      createPng(200, 120, () => white),
    )
    expect(reason).toBe('is 200 × 120 px instead of 200 × 100 px')
  })

  it('lets a slightly different smoothing of edges pass', () => {
    const softer = createPng(200, 100, (x, y) => {
      const isEdge = isButton(x, y) && (x === 20 || x === 79 || y === 20 || y === 39)
      return isEdge ? [40, 40, 40, 255] : isButton(x, y) ? ink : white
    })
    expect(compareScreenshots(button(ink), softer).isSame).toBe(true)
  })
})

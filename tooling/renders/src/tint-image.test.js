import { describe, expect, it } from 'vitest'
import { models } from './models/index.js'
import { repaints } from './repaints.js'
import { tintPixels } from './tint-image.js'
import { tints } from './tints.js'

describe('tintPixels', () => {
  it('paints one hue and leaves the others', () => {
    const pixels = Buffer.from([0x4d, 0x93, 0xcf, 0xc2, 0xa1, 0x64, 0xf5, 0xf6, 0xf8])
    tintPixels(pixels, { from: '#4d93cf', to: '#4f9a4a' })
    expect([...pixels]).toEqual([0x4f, 0x9a, 0x4a, 0xc2, 0xa1, 0x64, 0xf5, 0xf6, 0xf8])
  })

  it('keeps a sheen white', () => {
    const pixels = Buffer.from([0xa6, 0xc4, 0xe2])
    tintPixels(pixels, { from: '#4d93cf', to: '#333333' })
    expect(Math.max(...pixels) - Math.min(...pixels)).toBeLessThan(4)
    expect(pixels[0]).toBeGreaterThan(0x8c)
  })

  it('plates brass with nickel as bright as it was', () => {
    const pixels = Buffer.from([0xc2, 0xa1, 0x64])
    tintPixels(pixels, 'nickel')
    expect(Math.max(...pixels) - Math.min(...pixels)).toBeLessThan(8)
    expect(pixels[1]).toBeGreaterThan(0x9c)
    expect(pixels[1]).toBeLessThan(0xa8)
  })
})

describe('tints', () => {
  it('are made of images that are rendered, under names of their own', () => {
    const rendered = { ...models, ...repaints }
    for (const [name, { image }] of Object.entries(tints)) {
      expect([name, image in rendered, name in rendered]).toEqual([name, true, false])
    }
  })
})

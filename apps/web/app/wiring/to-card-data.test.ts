import { describe, expect, it } from 'vitest'

import { toCardImage, toPlainImage } from './to-card-data.js'

const widths = [160, 320, 480, 640, 960, 1200]
const srcset = (format: string): string =>
  widths.map((width) => `stove-a-${width}.${format}?v=1 ${width}w`).join(', ')
const image = {
  alt: 'A stove',
  src: 'stove-a-320.jpg?v=1',
  srcset: srcset('jpg'),
  avifSrcset: srcset('avif'),
  webpSrcset: srcset('webp'),
  metadata: { width: 1200, height: 1200, blurDataUrl: '' },
}

describe('toCardImage', () => {
  it('leaves out the widths that no card needs, but never all of them', () => {
    const { avifSrcset } = toCardImage(image)
    expect(avifSrcset).toBe(
      'stove-a-320.avif?v=1 320w, stove-a-480.avif?v=1 480w, stove-a-640.avif?v=1 640w',
    )
    const drawing = 'art/map.svg 160w'
    expect(toCardImage({ ...image, avifSrcset: drawing }).avifSrcset).toBe(drawing)
  })
})

describe('toPlainImage', () => {
  it('keeps every width', () => {
    expect(toPlainImage(image).webpSrcset.split(', ')).toHaveLength(6)
  })
})

import { describe, expect, it } from 'vitest'

import { asAvif, toCardImage, toPlainImage } from './card-image.js'

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
  it('leaves out unneeded widths, but never all of them', () => {
    expect(toCardImage(image).webpSrcset).toBe(
      'stove-a-320.webp?v=1 320w, stove-a-480.webp?v=1 480w, stove-a-640.webp?v=1 640w',
    )
    const drawing = 'art/map.svg 160w'
    expect(toCardImage({ ...image, avifSrcset: drawing }).avifSrcset).toBe(drawing)
  })

  it('uses the candidates of each image, also of known ones', () => {
    const later = { ...image, webpSrcset: image.webpSrcset.replaceAll('v=1', 'v=2') }
    for (const one of [image, later, image]) {
      const version = one === later ? 'v=2' : 'v=1'
      expect(toCardImage(one).webpSrcset).toMatch(new RegExp(`^stove-a-320.webp.${version} `))
      expect(toCardImage(one).src).toBe(one.src)
    }
    expect(toCardImage({ ...image, avifSrcset: later.avifSrcset }).avifSrcset).toBeUndefined()
    expect(toCardImage({ ...image, avifSrcset: 'a.avif 1w' }).avifSrcset).toBe('a.avif 1w')
    expect(toCardImage(image).avifSrcset).toBeUndefined()
  })

  it('contains the AVIF URLs only if they cannot be derived from the others', () => {
    expect(toCardImage(image).avifSrcset).toBeUndefined()
    expect(asAvif(toCardImage(image).webpSrcset)).toContain('stove-a-320.avif?v=1 320w')
  })
})

describe('toPlainImage', () => {
  it('keeps every width', () => {
    expect(toPlainImage(image).webpSrcset.split(', ')).toHaveLength(6)
  })
})

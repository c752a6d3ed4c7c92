import { describe, expect, it } from 'vitest'

import { testShop } from '../../testing/test-shop.js'
import { toCartImage } from '../../features/cart/lines/line-preview.js'
import { lineDrawing, toImage } from './to-image.js'

const sizes = '80px'

describe('toImage', () => {
  it('needs no file of a shop without drawings where a product has no image', () => {
    const { src, width } = toImage(testShop, null, { sizes, kind: 'bicycle' })
    const [type, svg = ''] = src.split(',')
    expect(type).toBe('data:image/svg+xml')
    expect(decodeURIComponent(svg)).toMatch(/^<svg [^]*<path d="M[^]*<\/svg>$/u)
    expect(width).toBe(96)
    // Lines of the cart have the same, also the ones that are shown before the server answers.
    expect(toCartImage(testShop, null, 'bicycle').src).toBe(src)
  })
})

describe('lineDrawing', () => {
  it('is that of the kind where the shop has them', () => {
    const shop = { ...testShop, images: { hasKindDrawings: true } }
    expect(lineDrawing(shop, 'teapot').src).toBe('/assets/tea/line/teapot.svg')
    expect(lineDrawing(shop, null).src).toBe('/assets/tea/line/product.svg')
  })
})

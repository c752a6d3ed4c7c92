import { describe, expect, it } from 'vitest'

import { asAvif } from '../content/to-image.js'
import { isBoughtAtOnce, toCardData, toCardImage, toPlainImage } from './to-card-data.js'

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

describe('isBoughtAtOnce', () => {
  it.each([
    [1, 'IN_STOCK', true],
    [1, 'BACKORDER', true],
    [1, 'OUT_OF_STOCK', false],
    [1, 'DISCONTINUED', false],
    [2, 'IN_STOCK', false],
  ] as const)('describes %i variants, %s: %s', (variantsCount, availability, isBought) => {
    expect(isBoughtAtOnce({ variantsCount, availability })).toBe(isBought)
  })
})

describe('toCardData', () => {
  const money = { formatted: '10 €', amountMinor: 1_000, currency: 'EUR' }
  const cardOf = (changes: Partial<Parameters<typeof toCardData>[0]>) =>
    toCardData({
      id: '1',
      slug: 'stove',
      sku: 'STV',
      name: 'Stove',
      kind: 'cooker',
      availability: 'IN_STOCK',
      onSale: false,
      discountRate: 0,
      variantsCount: 1,
      brand: null,
      facts: [],
      colors: [],
      master: { id: '7', maxQuantity: 12 },
      image: null,
      salePriceWithTax: money,
      priceWithTax: money,
      lowestPrice30Days: null,
      ...changes,
    })

  it('adds the unit to a number', () => {
    const facts = [
      { name: 'Power', value: '2.1 kW' },
      { name: 'Burners', value: '2' },
      { name: 'Cylinders', value: '3–4' },
      { name: 'Valve angle', value: '30°' },
    ]
    const card = cardOf({ facts })
    expect(card.facts).toEqual(['2.1 kW', 'Burners: 2', 'Cylinders: 3–4', '30°'])
  })

  it('contains a variant for the cart, with its price, if there are no options', () => {
    const unitPrice = { amountMinor: 1_000, currency: 'EUR' }
    expect(cardOf({}).master).toEqual({ id: '7', maxQuantity: 12, unitPrice })
    expect(cardOf({ variantsCount: 2 }).master).toBeNull()
  })
})

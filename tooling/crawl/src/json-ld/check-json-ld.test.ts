import { describe, expect, it } from 'vitest'

import { checkJsonLd } from './check-json-ld.js'

const offer = {
  '@type': 'Offer',
  url: 'https://shop.test/a',
  price: '12.50',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
}

const product = (changes: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'A',
  image: ['https://shop.test/a.jpg'],
  offers: offer,
  ...changes,
})

const errorsOf = (data: unknown): string[] =>
  checkJsonLd(data)
    .filter(({ level }) => level === 'error')
    .map(({ path, text }) => `${path}: ${text}`)

describe('checkJsonLd', () => {
  it('accepts valid data, and reports recommended fields', () => {
    expect(errorsOf(product())).toEqual([])
    expect(checkJsonLd(product())).toContainEqual({
      path: 'Product.sku',
      level: 'recommended',
      text: 'is missing, and recommended',
    })
  })

  it('reports missing required fields', () => {
    expect(errorsOf(product({ name: undefined, offers: undefined }))).not.toEqual([])
    const { offers: _, ...rest } = product()
    expect(errorsOf(rest)).toEqual(['Product.offers: is missing'])
    expect(errorsOf({ '@type': 'Brand', name: 'A' })).toEqual([
      '@context: is not https://schema.org',
    ])
    expect(errorsOf([])).toEqual([': is no thing of a type'])
    expect(errorsOf({ '@context': 'https://schema.org', '@type': 'Thing' })).toEqual([
      'Thing: the type Thing is not known',
    ])
  })

  it('rejects values of another kind', () => {
    const wrong = (changes: object) => errorsOf(product({ offers: { ...offer, ...changes } }))
    expect(wrong({ price: '12,50' })[0]).toContain('Product.offers.price: "12,50" is not an amount')
    expect(wrong({ price: '€12.50' })).toHaveLength(1)
    expect(wrong({ priceCurrency: 'EURO' })).toHaveLength(1)
    expect(wrong({ url: '/a' })).toHaveLength(1)
    expect(wrong({ availability: 'InStock' })).toHaveLength(1)
    expect(wrong({ priceValidUntil: '1.12.2026' })).toHaveLength(1)
    expect(wrong({ priceValidUntil: '2026-13-40' })).toHaveLength(1)
    expect(wrong({ priceValidUntil: '2026-12-01' })).toEqual([])
    expect(wrong({ seller: { '@type': 'Brand', name: 'A' } })).toHaveLength(1)
    expect(wrong({ seller: 'A' })).toHaveLength(1)
    expect(errorsOf(product({ name: '  ' }))).toHaveLength(1)
    expect(errorsOf(product({ image: ['https://shop.test/α.jpg'] }))).toHaveLength(1)
    expect(errorsOf(product({ gtin: '4006381333931' }))).toEqual([])
    expect(errorsOf(product({ gtin: '4006381333932' }))).toHaveLength(1)
  })

  it('rejects unknown fields of a type', () => {
    expect(errorsOf(product({ prize: '1' }))).toEqual([
      'Product.prize: is no property of this type',
    ])
  })

  it('counts positions, and wants a way of two pages', () => {
    const item = (position: number) => ({
      '@type': 'ListItem',
      position,
      name: 'A',
      item: 'https://shop.test',
    })
    const trail = (...positions: number[]) =>
      errorsOf({
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: positions.map(item),
      })
    expect(trail(1, 2, 3)).toEqual([])
    expect(trail(1)).toEqual(['BreadcrumbList.itemListElement: has only 1 values'])
    expect(trail(1, 3)).toEqual(['BreadcrumbList.itemListElement: is numbered 1, 3'])
  })

  it('wants the search to use its term, and variants to have addresses of their own', () => {
    const site = (input: string) => ({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'A',
      url: 'https://shop.test',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://shop.test/?q={term}' },
        'query-input': input,
      },
    })
    expect(errorsOf(site('required name=term'))).toEqual([])
    expect(errorsOf(site('required name=q'))).toHaveLength(1)
    const variant = (url: string) => ({ '@type': 'Product', name: 'A', url, offers: offer })
    const group = (...urls: string[]) =>
      errorsOf({
        '@context': 'https://schema.org',
        '@type': 'ProductGroup',
        name: 'A',
        hasVariant: urls.map(variant),
      })
    expect(group('https://shop.test/1', 'https://shop.test/2')).toEqual([])
    expect(group('https://shop.test/1', 'https://shop.test/1')).toHaveLength(1)
  })

  it('takes a reference to something with an address', () => {
    const site = (id: string) => ({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'A',
      url: 'https://shop.test',
      publisher: { '@id': id },
    })
    expect(errorsOf(site('https://shop.test/#organization'))).toEqual([])
    expect(errorsOf(site('#organization'))).toHaveLength(1)
  })
})

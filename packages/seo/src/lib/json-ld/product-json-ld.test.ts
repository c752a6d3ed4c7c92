import { describe, expect, it } from 'vitest'
import type { OfferInput } from './offer-json-ld.js'
import { productJsonLd } from './product-json-ld.js'

const offer: OfferInput = {
  url: 'https://floga.example/en/products/regulator',
  price: { amountMinor: 1250, currency: 'EUR' },
  availability: 'in-stock',
  seller: 'Floga',
}

function describePrice(amountMinor: number, currency: string) {
  return productJsonLd({ name: 'A', offer: { ...offer, price: { amountMinor, currency } } })
}

describe('productJsonLd', () => {
  it('describes a product and its offer', () => {
    expect(
      productJsonLd({
        name: 'Regulator',
        sku: 'REG-30',
        brand: 'Aithra',
        description: '',
        images: ['https://floga.example/a.jpg'],
        offer,
      }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Regulator',
      sku: 'REG-30',
      brand: { '@type': 'Brand', name: 'Aithra' },
      image: ['https://floga.example/a.jpg'],
      offers: {
        '@type': 'Offer',
        url: 'https://floga.example/en/products/regulator',
        price: '12.50',
        priceCurrency: 'EUR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '12.50',
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: true,
        },
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: 'Floga' },
      },
    })
  })

  it('describes several variants as a group', () => {
    const variants = [
      { name: 'Hose 1 m', sku: 'H-1', offer },
      { name: 'Hose 2 m', sku: 'H-2', offer: { ...offer, availability: 'out-of-stock' as const } },
    ]
    expect(productJsonLd({ name: 'Hose', sku: 'H', variants })).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'H',
      hasVariant: [
        { '@type': 'Product', sku: 'H-1' },
        { offers: { availability: 'https://schema.org/OutOfStock' } },
      ],
    })
  })

  it('lists the options by which variants of a group differ, each with its own URL and image', () => {
    const option = (key: string, value: string) => ({ key, name: `The ${key}`, value })
    const variants = [
      {
        name: 'A',
        sku: 'A',
        image: 'https://floga.example/red.jpg',
        options: [option('color', 'red'), option('thread', '1/4')],
        offer,
      },
      {
        name: 'B',
        sku: 'B',
        url: 'https://floga.example/b',
        options: [option('color', 'blue'), option('thread', '3/8')],
        offer,
      },
    ]
    const images = ['https://floga.example/all.jpg']
    expect(productJsonLd({ name: 'Hose', sku: 'H', images, variants })).toMatchObject({
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        {
          color: 'red',
          size: '1/4',
          url: offer.url,
          image: 'https://floga.example/red.jpg',
          additionalProperty: [{ '@type': 'PropertyValue', name: 'The thread', value: '1/4' }],
        },
        { color: 'blue', url: 'https://floga.example/b', image: images[0] },
      ],
    })
  })

  it('describes a single variant as the product itself', () => {
    const variants = [{ name: 'Hose 1 m', sku: 'H-1', offer }]
    expect(productJsonLd({ name: 'Hose', sku: 'H', variants })).toMatchObject({
      '@type': 'Product',
      sku: 'H-1',
      offers: { price: '12.50' },
    })
  })

  it('writes prices exactly, whatever the minor units', () => {
    expect(describePrice(5, 'EUR')).toMatchObject({ offers: { price: '0.05' } })
    expect(describePrice(1200, 'JPY')).toMatchObject({ offers: { price: '1200' } })
    expect(describePrice(0, 'JPY')).toMatchObject({ offers: { price: '0' } })
    expect(describePrice(1200, 'KWD')).toMatchObject({ offers: { price: '1.200' } })
    expect(describePrice(-5, 'EUR')).toMatchObject({ offers: { price: '-0.05' } })
    expect(describePrice(9007199254740991, 'EUR')).toMatchObject({
      offers: { price: '90071992547409.91' },
    })
  })

  it('tells of reviews where there are some', () => {
    const reviews = [
      { stars: 4, text: 'Fits well.', author: 'Maria K.', date: '2026-11-21T10:00:00.000Z' },
      { stars: 5, author: 'Anonymous', date: '2026-11-20T10:00:00.000Z' },
    ]
    expect(productJsonLd({ name: 'A', rating: { average: 4.5, count: 2 }, reviews })).toMatchObject(
      {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
        review: [
          {
            '@type': 'Review',
            reviewRating: { ratingValue: 4 },
            reviewBody: 'Fits well.',
            author: { name: 'Maria K.' },
            datePublished: '2026-11-21',
          },
          { reviewRating: { ratingValue: 5 }, author: { name: 'Anonymous' } },
        ],
      },
    )
    expect(productJsonLd({ name: 'A', reviews: [] })).toEqual(productJsonLd({ name: 'A' }))
  })

  it('leaves out an offer that is not known', () => {
    expect(productJsonLd({ name: 'A', images: [], variants: [] })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'A',
    })
  })
})

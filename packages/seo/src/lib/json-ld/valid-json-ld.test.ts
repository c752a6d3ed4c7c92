import { checkJsonLd } from '@floga/crawl'
import { describe, expect, it } from 'vitest'

import { breadcrumbJsonLd, faqJsonLd, itemListJsonLd } from './list-json-ld.js'
import { serializeJsonLd, type JsonLd } from './json-ld.js'
import type { OfferInput } from './offer-json-ld.js'
import { productJsonLd } from './product-json-ld.js'
import { organizationJsonLd, webSiteJsonLd } from './site-json-ld.js'

const origin = 'https://shop.example'
const price = (amountMinor: number) => ({ amountMinor, currency: 'EUR' })

/** Names as people may type them, to break out of a script or a text. */
const hostileNames = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"quoted" \\ and \'single\'',
  'fire \u{1f525}\u200d\u{1f9ef} and \u2028 line \u2029 ends',
  'control \u0000\u0007\u001b characters',
  'half of a pair \ud83d',
  '{{template}} ${code} &amp; &lt;',
]

const offer = (url: string): OfferInput => ({
  url,
  price: price(6000),
  priceBefore: price(7500),
  priceValidUntil: '2026-12-01',
  availability: 'in-stock',
  seller: 'Shop',
  shipping: {
    country: 'GR',
    cost: price(390),
    handlingDays: { min: 0, max: 1 },
    transitDays: { min: 1, max: 3 },
  },
  returns: { countries: ['GR'], days: 14, fees: 'customer' },
})

/** Every kind of structured data with all that is known, under one name. */
function everyKind(name: string): JsonLd[] {
  const pages = [1, 2].map((place) => ({ name, url: `${origin}/${place}` }))
  const shared = { name, description: name, url: origin, sku: 'A', brand: name, category: name }
  const images = [`${origin}/a.jpg`]
  const properties = [{ name, value: name }]
  return [
    organizationJsonLd({
      id: `${origin}/#organization`,
      name,
      url: origin,
      legalName: name,
      vatId: 'EL123456789',
      logo: `${origin}/logo.svg`,
      image: `${origin}/hero.jpg`,
      email: 'info@shop.example',
      telephone: '+30 210 000 0000',
      languages: ['el', 'en'],
      address: { street: name, city: name, postalCode: '121 32', country: 'GR' },
      geo: { latitude: 38.01, longitude: 23.69 },
      openingHours: [{ weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }],
      returns: { countries: ['GR'], days: 14, fees: 'free' },
      sameAs: ['https://social.example/shop'],
    }),
    webSiteJsonLd({
      name,
      url: origin,
      inLanguage: 'el',
      publisherId: `${origin}/#organization`,
      searchTarget: `${origin}/products?search={term}`,
    }),
    breadcrumbJsonLd(pages),
    itemListJsonLd(pages, { skip: 24, total: 26 }),
    faqJsonLd([{ question: name, answer: name }]),
    productJsonLd({
      ...shared,
      images,
      properties,
      gtin: '4006381333931',
      rating: { average: 4.5, count: 2 },
      reviews: [{ stars: 4, text: name, author: name, date: '2026-11-21T10:00:00.000Z' }],
      offer: offer(origin),
    }),
    productJsonLd({
      ...shared,
      images,
      properties,
      variants: ['red', 'blue'].map((value) => ({
        name: `${name}, ${value}`,
        sku: value,
        gtin: '4006381333931',
        url: `${origin}/?variant=${value}`,
        image: `${origin}/${value}.jpg`,
        options: [
          { key: 'color', name, value },
          { key: 'thread', name, value: name },
        ],
        offer: offer(`${origin}/?variant=${value}`),
      })),
    }),
  ]
}

describe('structured data of every kind', () => {
  it('contains what search engines require and recommend', () => {
    expect(everyKind('Regulator 30 mbar').flatMap(checkJsonLd)).toEqual([])
  })

  it('stays data inside a script element, whatever names hold', () => {
    for (const data of hostileNames.flatMap(everyKind)) {
      const text = serializeJsonLd(data)
      // oxlint-disable-next-line no-control-regex -- they are what is looked for
      expect(text).not.toMatch(/[<>&\u2028\u2029\u0000-\u001f]|\p{Surrogate}/u)
      expect(checkJsonLd(JSON.parse(text))).toEqual([])
      expect(JSON.parse(text)).toEqual(data)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { organizationJsonLd, webSiteJsonLd } from './site-json-ld.js'

describe('organizationJsonLd', () => {
  it('writes what is known and nothing else', () => {
    expect(
      organizationJsonLd({
        name: 'Floga',
        url: 'https://floga.example',
        sameAs: [],
        address: { street: 'Egnatia 1', city: 'Thessaloniki', postalCode: '54622', country: 'GR' },
      }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Floga',
      url: 'https://floga.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Egnatia 1',
        addressLocality: 'Thessaloniki',
        postalCode: '54622',
        addressCountry: 'GR',
      },
    })
  })
})

describe('webSiteJsonLd', () => {
  it('names the search only where there is one', () => {
    expect(webSiteJsonLd({ name: 'Floga', url: 'https://floga.example' })).not.toHaveProperty(
      'potentialAction',
    )
  })
})

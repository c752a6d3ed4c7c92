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

  it('names its social accounts, logo and ways to reach it', () => {
    const known = {
      name: 'Floga',
      url: 'https://floga.example',
      logo: 'https://floga.example/logo.svg',
      email: 'info@floga.example',
      telephone: '+302310000000',
      sameAs: ['https://social.example/floga'],
    }
    expect(organizationJsonLd(known)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...known,
    })
  })
})

describe('webSiteJsonLd', () => {
  it('describes the site and how to search it', () => {
    const site = { name: 'Floga', url: 'https://floga.example', inLanguage: 'el-GR' }
    const searchTarget = 'https://floga.example/products?search={term}'
    expect(webSiteJsonLd({ ...site, searchTarget })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      ...site,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: searchTarget },
        'query-input': 'required name=term',
      },
    })
  })

  it('names the search only where there is one', () => {
    expect(webSiteJsonLd({ name: 'Floga', url: 'https://floga.example' })).not.toHaveProperty(
      'potentialAction',
    )
  })
})

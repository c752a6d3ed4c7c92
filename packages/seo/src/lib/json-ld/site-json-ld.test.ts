import { describe, expect, it } from 'vitest'
import { organizationJsonLd, webSiteJsonLd } from './site-json-ld.js'

describe('organizationJsonLd', () => {
  it('contains known fields and nothing else', () => {
    expect(
      organizationJsonLd({
        name: 'Floga',
        url: 'https://floga.example',
        sameAs: [],
        address: { street: 'Egnatia 1', city: 'Thessaloniki', postalCode: '54622', country: 'GR' },
      }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Store',
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
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: known.email,
        telephone: known.telephone,
      },
    })
  })
})

describe('organizationJsonLd of a store', () => {
  const store = {
    name: 'Floga',
    url: 'https://floga.example',
    id: 'https://floga.example/#organization',
    openingHours: [{ weekdays: [1, 7, 8], opens: '09:00', closes: '17:00' }],
    geo: { latitude: 38, longitude: 23.5 },
    returns: { countries: ['GR'], days: 14, fees: 'customer' as const },
    languages: ['el', 'en'],
    telephone: '+302310000000',
  }

  it('has hours, place and return policy', () => {
    const address = { street: 'A 1', city: 'B', postalCode: '1', country: 'GR' }
    expect(organizationJsonLd({ ...store, address })).toMatchObject({
      '@type': 'Store',
      '@id': store.id,
      geo: { '@type': 'GeoCoordinates', latitude: 38, longitude: 23.5 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Sunday'],
          opens: '09:00',
          closes: '17:00',
        },
      ],
      contactPoint: { availableLanguage: ['el', 'en'] },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    })
  })

  it('leaves out hours and location without an address', () => {
    const data = organizationJsonLd(store)
    expect(data).toMatchObject({ '@type': 'Organization' })
    expect(data).not.toHaveProperty('geo')
    expect(data).not.toHaveProperty('openingHoursSpecification')
  })
})

describe('webSiteJsonLd', () => {
  it('describes the site and how to search it', () => {
    const site = { name: 'Floga', url: 'https://floga.example', inLanguage: 'el-GR' }
    const searchTarget = 'https://floga.example/products?search={term}'
    expect(webSiteJsonLd({ ...site, searchTarget, publisherId: '#shop' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      ...site,
      publisher: { '@id': '#shop' },
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

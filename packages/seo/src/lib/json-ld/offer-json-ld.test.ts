import { describe, expect, it } from 'vitest'
import { offerJsonLd, type OfferInput } from './offer-json-ld.js'

const offer: OfferInput = {
  url: 'https://floga.example/en/products/regulator',
  price: { amountMinor: 6000, currency: 'EUR' },
  availability: 'backorder',
}

describe('offerJsonLd', () => {
  it('describes shipping costs and the return period', () => {
    expect(
      offerJsonLd({
        ...offer,
        shipping: { country: 'GR', cost: { amountMinor: 0, currency: 'EUR' } },
        returns: { countries: ['GR', 'CY'], days: 14 },
      }),
    ).toMatchObject({
      availability: 'https://schema.org/BackOrder',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GR' },
        shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: ['GR', 'CY'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
      },
    })
  })

  it('contains the validity of a price, delivery times and return costs', () => {
    const days = { handlingDays: { min: 0, max: 1 }, transitDays: { min: 1, max: 3 } }
    const cost = { amountMinor: 390, currency: 'EUR' }
    expect(
      offerJsonLd({
        ...offer,
        priceValidUntil: '2026-12-01',
        shipping: { country: 'GR', cost, ...days },
        returns: { countries: ['GR'], days: 14, fees: 'customer' },
      }),
    ).toMatchObject({
      priceValidUntil: '2026-12-01',
      shippingDetails: {
        deliveryTime: {
          handlingTime: { minValue: 0, maxValue: 1, unitCode: 'DAY' },
          transitTime: { minValue: 1, maxValue: 3, unitCode: 'DAY' },
        },
      },
      hasMerchantReturnPolicy: {
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    })
    const free = { countries: ['GR'], days: 30, fees: 'free' as const }
    expect(offerJsonLd({ ...offer, returns: free })).toMatchObject({
      hasMerchantReturnPolicy: { returnFees: 'https://schema.org/FreeReturn' },
    })
  })

  it('leaves out both where they are not known', () => {
    const data = offerJsonLd(offer)
    expect(data).not.toHaveProperty('shippingDetails')
    expect(data).not.toHaveProperty('hasMerchantReturnPolicy')
  })

  it('strikes through the price that a reduced one is compared with', () => {
    const reduced = { ...offer, priceBefore: { amountMinor: 7500, currency: 'EUR' } }
    expect(offerJsonLd(reduced)).toMatchObject({
      price: '60.00',
      priceSpecification: [
        { price: '60.00', valueAddedTaxIncluded: true },
        { price: '75.00', priceType: 'https://schema.org/StrikethroughPrice' },
      ],
    })
  })

  it('distinguishes a discontinued product from one that is sold out', () => {
    expect(offerJsonLd({ ...offer, availability: 'discontinued' })).toMatchObject({
      availability: 'https://schema.org/Discontinued',
    })
  })

  it('strikes nothing through that was not higher', () => {
    const same = { ...offer, priceBefore: offer.price }
    expect(offerJsonLd(same)).toEqual(offerJsonLd(offer))
  })

  it('gives the transit time also where the handling time is unknown', () => {
    const shipping = {
      country: 'GR',
      cost: { amountMinor: 390, currency: 'EUR' },
      transitDays: { min: 1, max: 3 },
    }
    const url = 'https://floga.example/a'
    const price = { amountMinor: 1_250, currency: 'EUR' }
    const described = offerJsonLd({ url, price, availability: 'backorder', shipping })
    expect(described['shippingDetails']).toMatchObject({
      deliveryTime: { transitTime: { minValue: 1, maxValue: 3 } },
    })
  })
})

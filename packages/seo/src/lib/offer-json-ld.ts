import { withoutEmpty, type JsonLd, type JsonLdValue } from './json-ld.js'
import { priceText, type PriceInput } from './price-text.js'

const AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  'out-of-stock': 'https://schema.org/OutOfStock',
  backorder: 'https://schema.org/BackOrder',
  discontinued: 'https://schema.org/Discontinued',
} as const

/** Whether a product can be had. */
export type ProductAvailability = keyof typeof AVAILABILITY

/** What a product is sold for. */
export interface OfferInput {
  /** Full address of the page that sells it. */
  url: string
  /** Price with VAT. */
  price: PriceInput
  availability: ProductAvailability
  seller?: string
  /** What it costs to send this product to a country. */
  shipping?: {
    /** ISO 3166-1 alpha-2 code: `GR`. */
    country: string
    cost: PriceInput
  }
  /** How long it may be sent back. */
  returns?: {
    /** ISO 3166-1 alpha-2 codes of the countries that this holds for. */
    countries: string[]
    days: number
  }
}

/** Describes what a product is sold for. @see {@link https://schema.org/Offer} */
export function offerJsonLd(offer: OfferInput): JsonLd {
  const { url, price, availability, seller } = offer
  const amount = { price: priceText(price), priceCurrency: price.currency }
  return withoutEmpty({
    '@type': 'Offer',
    url,
    ...amount,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      valueAddedTaxIncluded: true,
    },
    availability: AVAILABILITY[availability],
    itemCondition: 'https://schema.org/NewCondition',
    seller: seller ? { '@type': 'Organization', name: seller } : undefined,
    shippingDetails: offer.shipping && shippingJsonLd(offer.shipping),
    hasMerchantReturnPolicy: offer.returns && returnsJsonLd(offer.returns),
  })
}

function shippingJsonLd({ country, cost }: NonNullable<OfferInput['shipping']>): JsonLdValue {
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: { '@type': 'MonetaryAmount', value: priceText(cost), currency: cost.currency },
  }
}

function returnsJsonLd({ countries, days }: NonNullable<OfferInput['returns']>): JsonLdValue {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
  }
}

import { withoutEmpty, type JsonLd, type JsonLdValue } from './json-ld.js'
import { priceText, type PriceInput } from './price-text.js'

const AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  'out-of-stock': 'https://schema.org/OutOfStock',
  backorder: 'https://schema.org/BackOrder',
  discontinued: 'https://schema.org/Discontinued',
} as const

/** @see {@link https://developers.google.com/search/docs/appearance/structured-data/merchant-listing#sale-price} */
const STRIKETHROUGH = 'https://schema.org/StrikethroughPrice'

/** Availability of a product. */
export type ProductAvailability = keyof typeof AVAILABILITY

/** An offer of a product. */
export interface OfferInput {
  /** Full address of the page that sells it. */
  url: string
  /** Price with VAT. */
  price: PriceInput
  /** What a reduced price is compared with: the lowest one with VAT of the 30 days before the reduction. */
  priceBefore?: PriceInput
  availability: ProductAvailability
  seller?: string
  /** What it costs to send this product to a country. */
  shipping?: {
    /** ISO 3166-1 alpha-2 code: `GR`. */
    country: string
    cost: PriceInput
  }
  /** Return policy. */
  returns?: {
    /** ISO 3166-1 alpha-2 codes of the countries that this holds for. */
    countries: string[]
    days: number
  }
}

/** Describes an offer. @see {@link https://schema.org/Offer} */
export function offerJsonLd(offer: OfferInput): JsonLd {
  const { url, price, availability, seller } = offer
  return withoutEmpty({
    '@type': 'Offer',
    url,
    price: priceText(price),
    priceCurrency: price.currency,
    priceSpecification: isReduced(offer)
      ? [priceJsonLd(price), { ...priceJsonLd(offer.priceBefore), priceType: STRIKETHROUGH }]
      : priceJsonLd(price),
    availability: AVAILABILITY[availability],
    itemCondition: 'https://schema.org/NewCondition',
    seller: seller ? { '@type': 'Organization', name: seller } : undefined,
    shippingDetails: offer.shipping && shippingJsonLd(offer.shipping),
    hasMerchantReturnPolicy: offer.returns && returnsJsonLd(offer.returns),
  })
}

/** Only a higher price is struck through. */
function isReduced(offer: OfferInput): offer is OfferInput & { priceBefore: PriceInput } {
  return offer.priceBefore !== undefined && offer.priceBefore.amountMinor > offer.price.amountMinor
}

function priceJsonLd(price: PriceInput): JsonLd {
  return {
    '@type': 'UnitPriceSpecification',
    price: priceText(price),
    priceCurrency: price.currency,
    valueAddedTaxIncluded: true,
  }
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

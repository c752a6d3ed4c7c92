import { withoutEmpty, type JsonLd, type JsonLdValue } from './json-ld.js'
import { priceText, type PriceInput } from './price-text.js'

const AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  'out-of-stock': 'https://schema.org/OutOfStock',
  backorder: 'https://schema.org/BackOrder',
  discontinued: 'https://schema.org/Discontinued',
} as const

/**
 * @see
 * {@link https://developers.google.com/search/docs/appearance/structured-data/merchant-listing#sale-price}
 */
const STRIKETHROUGH = 'https://schema.org/StrikethroughPrice'

/** Availability of a product. */
export type ProductAvailability = keyof typeof AVAILABILITY

/** Which goods may be returned, and how. */
export interface ReturnPolicyInput {
  /** ISO 3166-1 alpha-2 codes of the countries that this holds for. */
  countries: readonly string[]
  days: number
  /** Whether the customer or the seller pays for returns. */
  fees?: 'customer' | 'free'
}

/** Working days from and to. */
export interface DaysInput {
  min: number
  max: number
}

/** An offer of a product. */
export interface OfferInput {
  /** Full address of the page that sells it. */
  url: string
  /** Price with VAT. */
  price: PriceInput
  /** ISO 8601 day after which the price no longer holds. */
  priceValidUntil?: string
  /** The price before a reduction: the lowest with VAT of the preceding 30 days. */
  priceBefore?: PriceInput
  availability: ProductAvailability
  seller?: string
  /** Shipping cost of this product to a country. */
  shipping?: {
    /** ISO 3166-1 alpha-2 code: `GR`. */
    country: string
    cost: PriceInput
    /** Until it leaves. */
    handlingDays?: DaysInput
    /** On the way. */
    transitDays?: DaysInput
  }
  returns?: ReturnPolicyInput
}

/** Describes an offer. @see {@link https://schema.org/Offer} */
export function offerJsonLd(offer: OfferInput): JsonLd {
  const { url, price, availability, seller } = offer
  return withoutEmpty({
    '@type': 'Offer',
    url,
    price: priceText(price),
    priceCurrency: price.currency,
    priceValidUntil: offer.priceValidUntil,
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

function shippingJsonLd(shipping: NonNullable<OfferInput['shipping']>): JsonLdValue {
  const { country, cost, handlingDays, transitDays } = shipping
  return withoutEmpty({
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: { '@type': 'MonetaryAmount', value: priceText(cost), currency: cost.currency },
    deliveryTime:
      handlingDays || transitDays
        ? withoutEmpty({
            '@type': 'ShippingDeliveryTime',
            handlingTime: handlingDays && daysJsonLd(handlingDays),
            transitTime: transitDays && daysJsonLd(transitDays),
          })
        : undefined,
  })
}

function daysJsonLd({ min, max }: DaysInput): JsonLdValue {
  return { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' }
}

/** Describes the return policy. @see {@link https://schema.org/MerchantReturnPolicy} */
export function returnsJsonLd({ countries, days, fees }: ReturnPolicyInput): JsonLdValue {
  return withoutEmpty({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: [...countries],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: fees && 'https://schema.org/ReturnByMail',
    returnFees:
      fees &&
      (fees === 'free'
        ? 'https://schema.org/FreeReturn'
        : 'https://schema.org/ReturnFeesCustomerResponsibility'),
  })
}

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
}

/** One form that a product is sold in. */
export interface VariantInput {
  name: string
  sku?: string
  image?: string
  offer: OfferInput
}

/** A product as its page shows it. */
export interface ProductInput {
  name: string
  description?: string
  sku?: string
  brand?: string
  category?: string
  /** Full addresses of its pictures. */
  images?: string[]
  /** Left out when there are variants, which have their own. */
  offer?: OfferInput
  /** Two or more make the product a group. */
  variants?: VariantInput[]
}

/**
 * Describes a product and what it is sold for; with two or more variants, a group of products.
 *
 * @see {@link https://schema.org/Product} and {@link https://schema.org/ProductGroup}
 */
export function productJsonLd(input: ProductInput): JsonLd {
  const variants = input.variants ?? []
  const [only] = variants
  const shared = {
    '@context': 'https://schema.org',
    name: input.name,
    description: input.description,
    brand: input.brand ? { '@type': 'Brand', name: input.brand } : undefined,
    category: input.category,
    image: input.images?.length ? input.images : undefined,
  }
  if (variants.length > 1) {
    return withoutEmpty({
      ...shared,
      '@type': 'ProductGroup',
      productGroupID: input.sku,
      hasVariant: variants.map(variantJsonLd),
    })
  }
  const offer = input.offer ?? only?.offer
  return withoutEmpty({
    ...shared,
    '@type': 'Product',
    sku: only?.sku ?? input.sku,
    offers: offer && offerJsonLd(offer),
  })
}

function variantJsonLd({ name, sku, image, offer }: VariantInput): JsonLdValue {
  return withoutEmpty({ '@type': 'Product', name, sku, image, offers: offerJsonLd(offer) })
}

function offerJsonLd({ url, price, availability, seller }: OfferInput): JsonLdValue {
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
  })
}

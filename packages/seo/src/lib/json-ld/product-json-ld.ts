import { withoutEmpty, type JsonLd, type JsonLdValue } from './json-ld.js'
import { offerJsonLd, type OfferInput } from './offer-json-ld.js'

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
  /** Full addresses of its images. */
  images?: string[]
  /** Left out when there are variants, which have their own. */
  offer?: OfferInput
  /** Two or more make the product a group. */
  variants?: VariantInput[]
}

/**
 * Describes a product and its offer; with two or more variants, a group of products.
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

import { withoutEmpty, type JsonLd, type JsonLdValue } from './json-ld.js'
import { offerJsonLd, type OfferInput } from './offer-json-ld.js'

/** What tells a variant from its siblings. */
export interface VariantOptionInput {
  /** Stable key of the option: `color`, `size`, `material` and `pattern` have properties of their own. */
  key: string
  /** In the language of the page. */
  name: string
  value: string
}

/** One form that a product is sold in. */
export interface VariantInput {
  name: string
  sku?: string
  /** 8, 12, 13 or 14 digits. */
  gtin?: string
  /** Full address of the product's page with this variant chosen. @default that of its offer */
  url?: string
  /** Full address. */
  image?: string
  options?: readonly VariantOptionInput[]
  offer: OfferInput
}

/** A product as its page shows it. */
export interface ProductInput {
  name: string
  description?: string
  /** Full address of its page. */
  url?: string
  sku?: string
  /** 8, 12, 13 or 14 digits. */
  gtin?: string
  brand?: string
  category?: string
  /** Full addresses of its images. */
  images?: readonly string[]
  /** What is known of it beside that, such as its thread. */
  properties?: readonly { name: string; value: string }[]
  /** Left out when there are variants, which have their own. */
  offer?: OfferInput
  /** Two or more make the product a group. */
  variants?: readonly VariantInput[]
}

const optionProperties = ['color', 'size', 'material', 'pattern']

/**
 * Describes a product and its offer; with two or more variants, a group of products that says by what they differ.
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
    url: input.url,
    brand: input.brand ? { '@type': 'Brand', name: input.brand } : undefined,
    category: input.category,
    image: input.images?.length ? [...input.images] : undefined,
    additionalProperty: toProperties(input.properties ?? []),
  }
  if (variants.length > 1) {
    return withoutEmpty({
      ...shared,
      '@type': 'ProductGroup',
      productGroupID: input.sku,
      variesBy: variesBy(variants),
      hasVariant: variants.map((variant) => variantJsonLd(variant, input)),
    })
  }
  const offer = input.offer ?? only?.offer
  return withoutEmpty({
    ...shared,
    '@type': 'Product',
    sku: only?.sku ?? input.sku,
    gtin: only?.gtin ?? input.gtin,
    offers: offer && offerJsonLd(offer),
  })
}

/** A variant without an image of its own looks as the group does. */
function variantJsonLd(variant: VariantInput, group: ProductInput): JsonLdValue {
  const { name, sku, gtin, offer, options = [] } = variant
  const others = options.filter(({ key }) => !optionProperties.includes(key))
  return withoutEmpty({
    '@type': 'Product',
    name,
    sku,
    gtin,
    url: variant.url ?? offer.url,
    image: variant.image ?? group.images?.[0],
    ...Object.fromEntries(
      options
        .filter(({ key }) => optionProperties.includes(key))
        .map(({ key, value }) => [key, value]),
    ),
    additionalProperty: toProperties(others),
    offers: offerJsonLd(offer),
  })
}

function variesBy(variants: readonly VariantInput[]): JsonLdValue | undefined {
  const keys = new Map<string, string>()
  for (const { options = [] } of variants) for (const { key, name } of options) keys.set(key, name)
  const values = [...keys].map(([key, name]) =>
    optionProperties.includes(key) ? `https://schema.org/${key}` : name,
  )
  return values.length > 0 ? values : undefined
}

function toProperties(
  properties: readonly { name: string; value: string }[],
): JsonLdValue | undefined {
  if (properties.length === 0) return undefined
  return properties.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value }))
}

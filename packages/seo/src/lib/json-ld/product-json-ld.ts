import { withoutEmpty, type JsonLd, type JsonLdValue } from './json-ld.js'
import { offerJsonLd, type OfferInput } from './offer-json-ld.js'

/** An option that distinguishes a variant. */
export interface VariantOptionInput {
  /**
   * Stable key of the option: `color`, `size`, `material` and `pattern` have properties of their
   * own.
   */
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

/** What buyers say of a product together: real reviews alone, as the page shows them. */
export interface RatingInput {
  /** 1 to 5. */
  average: number
  /** At least one. */
  count: number
}

/** A review that the page shows. */
export interface ReviewInput {
  /** 1 to 5. */
  stars: number
  text?: string
  author: string
  /** ISO 8601. */
  date: string
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
  /** Other properties, such as its thread. */
  properties?: readonly { name: string; value: string }[]
  /** Omitted without a review. */
  rating?: RatingInput
  reviews?: readonly ReviewInput[]
  /** Omitted when there are variants, which have their own. */
  offer?: OfferInput
  /** Two or more make the product a group. */
  variants?: readonly VariantInput[]
}

const optionProperties = ['color', 'size', 'material', 'pattern']

/**
 * Describes a product and its offer; with two or more variants, a product group and the options by
 * which they vary.
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
    aggregateRating: input.rating && {
      '@type': 'AggregateRating',
      ratingValue: input.rating.average,
      reviewCount: input.rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: input.reviews?.length ? input.reviews.map(reviewJsonLd) : undefined,
  }
  if (variants.length > 1) {
    const properties = optionPropertiesOf(variants)
    return withoutEmpty({
      ...shared,
      '@type': 'ProductGroup',
      productGroupID: input.sku,
      variesBy:
        properties.size === 0
          ? undefined
          : [...properties.values()].map((name) => `https://schema.org/${name}`),
      hasVariant: variants.map((variant) => variantJsonLd(variant, input, properties)),
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

function reviewJsonLd({ stars, text, author, date }: ReviewInput): JsonLdValue {
  return withoutEmpty({
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    reviewBody: text,
    author: { '@type': 'Person', name: author },
    datePublished: date.slice(0, 10),
  })
}

/** A variant without an image uses the group's. */
function variantJsonLd(
  variant: VariantInput,
  group: ProductInput,
  properties: ReadonlyMap<string, string>,
): JsonLdValue {
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
      options.flatMap(({ key, value }) => {
        const property = properties.get(key)
        return property === undefined ? [] : [[property, value]]
      }),
    ),
    additionalProperty: toProperties(others),
    offers: offerJsonLd(offer),
  })
}

/** The property of schema.org that each option is described by, by the option's key. */
function optionPropertiesOf(variants: readonly VariantInput[]): ReadonlyMap<string, string> {
  const options = new Map<string, Set<string>>()
  for (const variant of variants) {
    for (const { key, value } of variant.options ?? []) {
      options.set(key, (options.get(key) ?? new Set<string>()).add(value))
    }
  }
  const own = [...options.keys()].filter((key) => optionProperties.includes(key))
  const free = ['size', 'pattern', 'material'].filter((name) => !own.includes(name))
  // Search engines compare these properties alone: other options that differ take the free ones.
  const others = [...options].filter(([key, values]) => !own.includes(key) && values.size > 1)
  return new Map([
    ...own.map((key) => [key, key] as const),
    ...others.slice(0, free.length).map(([key], place) => [key, free[place] ?? key] as const),
  ])
}

function toProperties(
  properties: readonly { name: string; value: string }[],
): JsonLdValue | undefined {
  if (properties.length === 0) return undefined
  return properties.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value }))
}

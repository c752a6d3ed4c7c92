import { categories, items, shop, stock } from './goods.js'
import type { Item } from './goods.js'

/** The caller of an operation. */
export interface Requester {
  locale: string
}

/** An amount, as the locale writes it. */
export function money(amountMinor: number, { locale }: Requester) {
  const { currency } = shop
  const style = { style: 'currency', currency } as const
  return {
    amountMinor,
    currency,
    formatted: new Intl.NumberFormat(locale, style).format(amountMinor / 100),
  }
}

/** One image for all items, in place of photographs. */
export const image = {
  alt: '',
  src: () => 'tea.svg',
  srcset: () => 'tea.svg 640w',
  metadata: { width: 640, height: 640 },
}

export const netOf = (grossMinor: number) => Math.round(grossMinor / (1 + shop.taxRate / 100))

/** The one variant of an item. */
export function toVariant(item: Item, requester: Requester) {
  const { id, name, priceMinor } = item
  const left = stock.get(id) ?? 0
  return {
    id,
    sku: id,
    name,
    label: '',
    onSale: false,
    totalOnHand: left,
    availability: left > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
    backorderable: false,
    maxQuantity: left,
    price: money(netOf(priceMinor), requester),
    salePrice: money(netOf(priceMinor), requester),
    salePriceWithTax: money(priceMinor, requester),
    priceWithTax: money(priceMinor, requester),
    taxRate: shop.taxRate,
    options: [],
    delivery: [],
    image,
  }
}

/**
 * Returns an item as a product, for its page and for lists. Fields of the contract that this
 * backend does not support are empty or null.
 */
function toProduct(item: Item, requester: Requester) {
  const variant = toVariant(item, requester)
  const category = categories.find(({ id }) => id === item.category)
  const none = { options: [], related: [], documents: [], facts: [], colors: [] }
  const properties = { listProperties: [], textProperties: [], singleProperties: [] }
  return {
    ...variant,
    ...none,
    ...properties,
    slug: item.name.toLowerCase(),
    excerpt: item.text,
    variantsCount: 1,
    discountRate: 0,
    dangerousGoods: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    master: variant,
    variants: [variant],
    images: [image],
    category,
    taxons: [category],
    breadcrumbs: [category],
  }
}

/** A category on its own page and in lists of categories. */
function toCategory(category: (typeof categories)[number]) {
  const productsCount = items.filter((item) => item.category === category.id).length
  return { ...category, productsCount, image, children: [], parent: null }
}

type Maybe<Value> = Value | null | undefined

/** Optional fields may be null. */
interface SearchInput {
  first: Maybe<number>
  skip: Maybe<number>
  term?: Maybe<string>
  order?: Maybe<string>
  where?: Maybe<{
    categories?: Maybe<string[]>
    price?: Maybe<{ minMinor?: Maybe<number>; maxMinor?: Maybe<number> }>
  }>
}

function matches(item: Item, { term, where }: SearchInput): boolean {
  const text = `${item.name} ${item.text} ${item.id}`.toLowerCase()
  const { minMinor, maxMinor } = where?.price ?? {}
  return (
    (term ?? '')
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (where?.categories?.includes(item.category) ?? true) &&
    item.priceMinor >= (minMinor ?? 0) &&
    item.priceMinor <= (maxMinor ?? Infinity)
  )
}

const signs: Record<string, number> = { PRICE_ASC: 1, PRICE_DESC: -1 }

/** Resolvers of the catalogue. */
export const catalogue = {
  tenantSettings: () => ({
    capabilities: [],
    currency: shop.currency,
    country: shop.country.code,
    dispatchDays: [],
    withdrawalDays: 14,
    analytics: [],
  }),
  menuCategories: () => categories.map((category) => ({ ...category, image, children: [] })),
  categories: () => categories.map(toCategory),
  category({ where: { id, slug } }: { where: { id?: string; slug?: string } }) {
    const found = categories.find((one) => one.id === id || one.slug === slug)
    return found ? toCategory(found) : null
  },
  categoriesBySlug: ({ slugs }: { slugs: string[] }) =>
    slugs.map((slug) => {
      const found = categories.find((one) => one.slug === slug)
      return found ? toCategory(found) : null
    }),
  // It recommends nothing.
  similarProducts: () => [],
  boughtTogether: () => [],
  suggestedProducts: () => ({ total: 0, nodes: [], aggregations: [], suggestions: [] }),
  countries: () => [{ ...shop.country, regions: [], postalCodeUse: 'NONE', invoiceFields: null }],
  productsSearch(input: SearchInput, requester: Requester) {
    const skip = input.skip ?? 0
    const found = items
      .filter((item) => matches(item, input))
      .toSorted((a, b) => (signs[input.order ?? ''] ?? 0) * (a.priceMinor - b.priceMinor))
    const { categories: _chosen, ...where } = input.where ?? {}
    const buckets = categories.map(({ slug, name }) => {
      const narrowed = { ...input, where: { ...where, categories: [slug] } }
      return {
        value: slug,
        label: name,
        count: items.filter((item) => matches(item, narrowed)).length,
      }
    })
    const facet = { kind: 'CATEGORIES', name: 'categories', label: 'Categories', buckets }
    return {
      total: found.length,
      aggregations: [facet],
      suggestions: [],
      isPartial: false,
      nodes: found
        .slice(skip, skip + Math.min(input.first ?? 24, 100))
        .map((item) => toProduct(item, requester)),
    }
  },
  product(
    { where }: { where: { id?: string; slug?: string; sku?: string } },
    requester: Requester,
  ) {
    const key = where.id ?? where.sku ?? where.slug
    const item = items.find(({ id, name }) => id === key || name.toLowerCase() === key)
    return item ? toProduct(item, requester) : null
  },
  seoTranslations({ where: { slug } }: { where: { slug: string } }) {
    const isKnown = items.some(({ name }) => name.toLowerCase() === slug)
    const translations = shop.locales.map((locale) => ({ locale, slug }))
    return isKnown ? { translations, seoMeta: [] } : null
  },
  contactDetails: () => ({
    email: shop.email,
    address: 'Dubai',
    phone: '+97140000000',
    businessHours: [],
  }),
}

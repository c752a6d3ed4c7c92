import { readFileSync } from 'node:fs'
import { realCatalogueFile } from './real-catalogue.js'

interface PlainVariant {
  options: Record<string, string>
  priceMinor: number
  salePriceMinor?: number
  lowestPrice30DaysMinor?: number
  stock: number
  backorderable?: boolean
}

/** A product with the values of its facets, by Greek slugs. */
export interface PlainProduct {
  categories: string[]
  brands: string[]
  promotions: string[]
  availability: string[]
  onSale: string[]
  priceMinor: number
  /** `internalName value`. */
  options: string[]
}

/** Conditions by facet; `option <name>` for options. */
export interface PlainFilter {
  accepts(product: PlainProduct): boolean
  facet: string
}

interface PlainRecord {
  type: string
  key: string
  slug: string
  parent?: string
  brand?: string
  published?: boolean
  categories: string[]
  products: string[]
  variants: PlainVariant[]
  translations: { el: { slug: string } }
}

/** Reads the catalogue's products from its file, by no code of the platform. */
export function readPlainProducts(): PlainProduct[] {
  const records = readFileSync(realCatalogueFile, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as PlainRecord)
  const ofType = (type: string) => records.filter((record) => record.type === type)
  const categories = new Map(ofType('category').map((record) => [record.key, record]))
  const brands = new Map(ofType('brand').map((record) => [record.key, record.slug]))
  const withParents = (key: string): string[] => {
    const record = categories.get(key)
    if (!record) return []
    return [record.translations.el.slug, ...(record.parent ? withParents(record.parent) : [])]
  }
  return ofType('product')
    .filter((record) => record.published !== false)
    .map((record) => ({
      categories: [...new Set(record.categories.flatMap(withParents))],
      brands: record.brand ? [brands.get(record.brand) ?? ''] : [],
      promotions: ofType('promotion')
        .filter((promotion) => isReduced(record) && promotion.products.includes(record.key))
        .map((promotion) => promotion.translations.el.slug),
      availability: [stockWord(record.variants)],
      onSale: isReduced(record) ? ['true'] : [],
      priceMinor: Math.min(
        ...record.variants.map((variant) => variant.salePriceMinor ?? variant.priceMinor),
      ),
      options: [
        ...new Set(
          record.variants.flatMap((variant) =>
            Object.entries(variant.options ?? {}).map(([name, value]) => `${name} ${value}`),
          ),
        ),
      ],
    }))
}

/** A price below the lowest of the 30 days before. */
function isReduced({ variants }: PlainRecord): boolean {
  return variants.some(
    ({ priceMinor, salePriceMinor = priceMinor, lowestPrice30DaysMinor = priceMinor }) =>
      salePriceMinor < Math.min(priceMinor, lowestPrice30DaysMinor),
  )
}

function stockWord(variants: readonly PlainVariant[]): string {
  const pieces = variants.reduce((total, variant) => total + variant.stock, 0)
  if (pieces > 5) return 'IN_STOCK'
  if (pieces > 0) return 'LOW_STOCK'
  return variants.some((variant) => variant.backorderable) ? 'BACKORDER' : 'OUT_OF_STOCK'
}

/** Counts a facet's values over the products that every condition of another facet accepts. */
export function plainCounts(
  products: readonly PlainProduct[],
  filters: readonly PlainFilter[],
  facet: string,
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const product of products) {
    if (!filters.every((filter) => filter.facet === facet || filter.accepts(product))) continue
    for (const value of valuesOf(product, facet)) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

function valuesOf(product: PlainProduct, facet: string): string[] {
  switch (facet) {
    case 'categories':
      return product.categories
    case 'brands':
      return product.brands
    case 'availability':
      return product.availability
    case 'on-sale':
      return product.onSale
    default:
      return product.options
        .filter((option) => option.startsWith(`${facet} `))
        .map((option) => option.slice(facet.length + 1))
  }
}

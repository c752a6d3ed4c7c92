import type { AvailabilityName, IndexedProduct } from '../snapshot/catalogue-snapshot.js'
import type { ProductFilter } from './product-filter.js'

/** What is counted while the products are walked through once. */
export interface FacetCounts {
  /** Products that every condition accepts. */
  matches: IndexedProduct[]
  categories: Map<string, number>
  brands: Map<string, number>
  availability: Map<AvailabilityName, number>
  onSale: number
  /** internalName → value → count. */
  options: Map<string, Map<string, number>>
  minMinor: number | null
  maxMinor: number | null
}

/**
 * Filters and counts in one walk. A product that one condition alone refuses still counts in that
 * condition's facet, so each count says what choosing it would give under every other selection.
 */
export function countFacets(
  products: Iterable<IndexedProduct>,
  filters: readonly ProductFilter[],
): FacetCounts {
  const counts: FacetCounts = {
    matches: [],
    categories: new Map(),
    brands: new Map(),
    availability: new Map(),
    onSale: 0,
    options: new Map(),
    minMinor: null,
    maxMinor: null,
  }
  for (const product of products) {
    const refused = refusingFacet(product, filters)
    if (refused === 'several') continue
    if (refused === undefined) counts.matches.push(product)
    countProduct(counts, product, (facet) => refused === undefined || refused === facet)
  }
  return counts
}

function refusingFacet(
  product: IndexedProduct,
  filters: readonly ProductFilter[],
): string | undefined {
  let refused: string | undefined
  for (const filter of filters) {
    if (filter.accepts(product)) continue
    if (refused !== undefined || filter.facet === 'NONE') return 'several'
    refused = filter.facet
  }
  return refused
}

function countProduct(
  counts: FacetCounts,
  product: IndexedProduct,
  counted: (facet: string) => boolean,
): void {
  if (counted('CATEGORIES')) {
    for (const id of product.categoryPath) increment(counts.categories, id)
  }
  if (counted('BRANDS') && product.brandId !== null) increment(counts.brands, product.brandId)
  if (counted('AVAILABILITY')) increment(counts.availability, product.availability)
  if (counted('ON_SALE') && product.onSale) counts.onSale += 1
  if (counted('PRICE')) {
    counts.minMinor = Math.min(counts.minMinor ?? Infinity, product.priceMinor)
    counts.maxMinor = Math.max(counts.maxMinor ?? -Infinity, product.priceMinor)
  }
  for (const choice of product.options) {
    const space = choice.indexOf(' ')
    const name = choice.slice(0, space)
    if (!counted(`OPTIONS ${name}`)) continue
    let values = counts.options.get(name)
    if (!values) counts.options.set(name, (values = new Map()))
    increment(values, choice.slice(space + 1))
  }
}

function increment<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

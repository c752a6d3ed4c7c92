import type { CatalogueSnapshot, IndexedProduct } from '../snapshot/catalogue-snapshot.js'

/** The contract's `ProductsOrder`. */
export type ProductsOrderName =
  | 'RELEVANCE'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'NEWEST'
  | 'NAME'
  | 'DISCOUNT'

export interface SortProductsOptions {
  order: ProductsOrderName
  locale: string
  snapshot: CatalogueSnapshot
  /** How well a product matches the term; left out when there is no term. */
  ranks?: ReadonlyMap<string, number> | undefined
}

type Compare = (left: IndexedProduct, right: IndexedProduct) => number

/** Sorts a list in place; what is equal stays in the merchant's order. */
export function sortProducts(
  products: IndexedProduct[],
  options: SortProductsOptions,
): IndexedProduct[] {
  const compare = comparison(options)
  return compare ? products.sort(compare) : products
}

function comparison({ order, locale, snapshot, ranks }: SortProductsOptions): Compare | undefined {
  switch (order) {
    case 'PRICE_ASC':
      return (left, right) => left.priceMinor - right.priceMinor
    case 'PRICE_DESC':
      return (left, right) => right.priceMinor - left.priceMinor
    case 'NEWEST':
      return (left, right) => right.createdMs - left.createdMs
    case 'DISCOUNT':
      return (left, right) => right.discountRate - left.discountRate
    case 'NAME': {
      const places = namePlaces(snapshot, locale)
      return (left, right) => (places.get(left.id) ?? 0) - (places.get(right.id) ?? 0)
    }
    case 'RELEVANCE':
      return ranks && ((left, right) => (ranks.get(right.id) ?? 0) - (ranks.get(left.id) ?? 0))
  }
}

const places = new WeakMap<CatalogueSnapshot, Map<string, Map<string, number>>>()

/** Comparing by the language's rules is slow, so a catalogue is put in order once per locale. */
function namePlaces(snapshot: CatalogueSnapshot, locale: string): Map<string, number> {
  let byLocale = places.get(snapshot)
  if (!byLocale) places.set(snapshot, (byLocale = new Map()))
  let known = byLocale.get(locale)
  if (!known) {
    const collator = new Intl.Collator(locale, { numeric: true })
    const sorted = [...snapshot.products.values()].sort((left, right) =>
      collator.compare(left.names[locale] ?? '', right.names[locale] ?? ''),
    )
    known = new Map(sorted.map((product, index) => [product.id, index]))
    byLocale.set(locale, known)
  }
  return known
}

import type { CatalogueSnapshot, IndexedProduct } from '../snapshot/catalogue-snapshot.js'
import { productColumns } from '../snapshot/product-columns.js'
import type { RankedProducts } from './ranked-products.js'
import type { ProductsOrder } from '../../../foundation/generated/contract-types.js'

/**
 * Sorts products, as ranks in the merchant's order, by the shopper's choice. Equal ones stay in the
 * merchant's order, and so does relevance without a term.
 */
export function sortProducts(
  snapshot: CatalogueSnapshot,
  places: Int32Array,
  { order, locale }: { order: ProductsOrder; locale: string },
): Int32Array {
  if (order === 'RELEVANCE') return places
  const { rankOf, placeAt } = orderOf(snapshot, order, locale)
  return places
    .map((place) => rankOf[place]!)
    .sort()
    .map((rank) => placeAt[rank]!)
}

/**
 * Sorts some of the products that a term found by their rank; equals stay in the merchant's order.
 */
export function sortByRank(places: Int32Array, { places: all, ranks }: RankedProducts): Int32Array {
  let at = 0
  // Both in one number, because numbers are sorted many times faster than things that are compared.
  const keys = Float64Array.from(places, (place) => {
    while (all[at]! < place) at += 1
    return place - Math.round(ranks[at]! * 1_000_000) * mostPlaces
  })
  return Int32Array.from(keys.sort(), (key) => ((key % mostPlaces) + mostPlaces) % mostPlaces)
}

/** Leaves a rank 29 of the 53 bits in which a number is exact. */
const mostPlaces = 2 ** 24

interface WholeOrder {
  /** Place → its rank among all products. */
  rankOf: Int32Array
  placeAt: Int32Array
}

const known = new WeakMap<CatalogueSnapshot, Map<string, WholeOrder>>()

/**
 * Comparing is slow, by a language's rules most of all, so each order of a catalogue is computed
 * once.
 */
function orderOf(
  snapshot: CatalogueSnapshot,
  order: Exclude<ProductsOrder, 'RELEVANCE'>,
  locale: string,
): WholeOrder {
  const orders = known.get(snapshot) ?? new Map<string, WholeOrder>()
  known.set(snapshot, orders)
  const key = order === 'NAME' ? `${order} ${locale}` : order
  const cached = orders.get(key)
  if (cached) return cached
  const { products } = productColumns(snapshot)
  const compare = comparison(order, locale)
  const placeAt = Int32Array.from(products.keys()).sort(
    (left, right) => compare(products[left]!, products[right]!) || left - right,
  )
  const rankOf = new Int32Array(placeAt.length)
  for (const [rank, place] of placeAt.entries()) rankOf[place] = rank
  orders.set(key, { rankOf, placeAt })
  return { rankOf, placeAt }
}

function comparison(
  order: Exclude<ProductsOrder, 'RELEVANCE'>,
  locale: string,
): (left: IndexedProduct, right: IndexedProduct) => number {
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
      const collator = new Intl.Collator(locale, { numeric: true })
      return (left, right) => collator.compare(left.names[locale] ?? '', right.names[locale] ?? '')
    }
  }
}

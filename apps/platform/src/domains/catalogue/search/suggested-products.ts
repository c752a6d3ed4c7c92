import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { productColumns } from '../snapshot/product-columns.js'
import { matchProducts } from './count-facets.js'
import { toFilters } from './product-filter.js'
import { sortProducts } from './sort-products.js'
import type { ProductsOrder, ProductsWhere } from '../../../foundation/generated/contract-types.js'

export interface SuggestedProductsOptions {
  first: number
  where?: ProductsWhere | null
  order?: ProductsOrder | null
  locale: string
}

/** Products worth showing without a term: the merchant's first, offers and news in turn. */
export function suggestedProducts(
  snapshot: CatalogueSnapshot,
  options: SuggestedProductsOptions,
): { total: number; ids: string[] } {
  const { products } = productColumns(snapshot)
  const matches = matchProducts(products.length, toFilters(options.where ?? {}, snapshot))
  const sort = (order: ProductsOrder, list: Int32Array) =>
    sortProducts(snapshot, list, { order, locale: options.locale })
  const order = options.order ?? 'RELEVANCE'
  const canBeHad = matches.filter((place) => products[place]!.availability !== 'OUT_OF_STOCK')
  const lists =
    order === 'RELEVANCE'
      ? [
          canBeHad,
          sort(
            'DISCOUNT',
            canBeHad.filter((place) => products[place]!.onSale),
          ),
          sort('NEWEST', canBeHad),
        ]
      : [sort(order, matches)]
  const places = interleave(lists, options.first)
  return { total: matches.length, ids: places.map((place) => products[place]!.id) }
}

function interleave(lists: readonly Int32Array[], first: number): number[] {
  const taken = new Set<number>()
  const longest = Math.max(0, ...lists.map((list) => list.length))
  for (let turn = 0; turn < longest && taken.size < first; turn += 1) {
    for (const list of lists) {
      const place = list[turn]
      if (place !== undefined && taken.size < first) taken.add(place)
    }
  }
  return [...taken]
}

import type { CatalogueSnapshot, IndexedProduct } from '../snapshot/catalogue-snapshot.js'
import type { ProductsWhere } from './product-filter.js'
import { toFilters } from './product-filter.js'
import type { ProductsOrderName } from './sort-products.js'
import { sortProducts } from './sort-products.js'

export interface SuggestedProductsOptions {
  first: number
  where?: ProductsWhere | null
  order?: ProductsOrderName | null
  locale: string
}

/** Products worth showing without a term: the merchant's first, offers and news in turn. */
export function suggestedProducts(
  snapshot: CatalogueSnapshot,
  options: SuggestedProductsOptions,
): { total: number; ids: string[] } {
  const filters = toFilters(options.where ?? {}, snapshot)
  const products = [...snapshot.products.values()].filter((product) =>
    filters.every((filter) => filter.accepts(product)),
  )
  const sort = (order: ProductsOrderName, list: readonly IndexedProduct[]) =>
    sortProducts([...list], { order, locale: options.locale, snapshot })
  const order = options.order ?? 'RELEVANCE'
  const canBeHad = products.filter((product) => product.availability !== 'OUT_OF_STOCK')
  const lists =
    order === 'RELEVANCE'
      ? [
          canBeHad,
          sort(
            'DISCOUNT',
            canBeHad.filter((product) => product.onSale),
          ),
          sort('NEWEST', canBeHad),
        ]
      : [sort(order, products)]
  return { total: products.length, ids: takeInTurn(lists, options.first) }
}

function takeInTurn(lists: readonly IndexedProduct[][], first: number): string[] {
  const ids = new Set<string>()
  const longest = Math.max(0, ...lists.map((list) => list.length))
  for (let place = 0; place < longest && ids.size < first; place += 1) {
    for (const list of lists) {
      const product = list[place]
      if (product && ids.size < first) ids.add(product.id)
    }
  }
  return [...ids]
}

import {
  ProductSetDocument,
  SimilarProductsDocument,
  SuggestedProductsDocument,
} from '@floga/api-client/operations'

import type { ProductSetData, ProductSummary } from '../../wiring/api/api-types.js'
import { logFailure } from '../../wiring/api/log-failure.server.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'

/** Products in one row of a wide screen. */
const rowLength = 4

/** Products like another one; a page without them is still whole. */
export async function loadSimilarProducts(
  { api }: PageContext,
  slug: string,
): Promise<ProductSummary[]> {
  try {
    const { similarProducts } = await api.query(SimilarProductsDocument, {
      where: { slug },
      first: rowLength,
      fields: null,
    })
    return similarProducts
  } catch (error) {
    logFailure('similar products left out', error)
    return []
  }
}

/** The parts that go with a product, or with its variant; a page without them is still whole. */
export async function loadProductSet(
  { api }: PageContext,
  where: { slug: string } | { sku: string },
): Promise<ProductSetData | null> {
  try {
    return (await api.query(ProductSetDocument, { where })).productSet ?? null
  } catch (error) {
    logFailure('product set left out', error)
    return null
  }
}

/** Products worth showing on any page, more than a row holds, for some may stand in others; or none. */
export async function loadSuggestedProducts({ api }: PageContext): Promise<ProductSummary[]> {
  try {
    const { suggestedProducts } = await api.shared('suggested products', ({ query }) =>
      query(SuggestedProductsDocument, { first: 4 * rowLength }),
    )
    return suggestedProducts.nodes
  } catch (error) {
    logFailure('suggested products left out', error)
    return []
  }
}

/** As many suggestions as a row holds, none of which the page shows already. */
export function withoutShown(
  suggested: readonly ProductSummary[],
  shownIds: readonly string[],
): ProductSummary[] {
  return suggested.filter(({ id }) => !shownIds.includes(id)).slice(0, rowLength)
}

/** Products without one that would stand alone in its row. */
export function withoutLastRowOfOne<Product>(products: readonly Product[]): Product[] {
  const isLastRowOfOne = products.length > rowLength && products.length % rowLength === 1
  return isLastRowOfOne ? products.slice(0, -1) : [...products]
}

import { BoughtTogetherDocument, SuggestedProductsDocument } from '@floga/api-client/operations'

import type { ProductSummary } from '../../../request/api/api-types.js'
import { logFailure } from '../../../request/api/log-failure.server.js'
import type { PageContext } from '../../../request/page-context.server.js'

/** Products in one row of a wide screen. */
const rowLength = 4

/** What people ordered together with a product; none until several have. */
export async function loadBoughtTogether(
  { api }: PageContext,
  slug: string,
): Promise<ProductSummary[]> {
  try {
    const { boughtTogether } = await api.query(BoughtTogetherDocument, {
      where: { slug },
      first: rowLength,
    })
    return boughtTogether
  } catch (error) {
    logFailure('products bought together left out', error)
    return []
  }
}

/**
 * Loads products of a category for the pages of its products, more than a row shows, because some
 * may be part of other rows; or none.
 */
export async function loadSuggestedProducts(
  { api }: PageContext,
  slug: string,
): Promise<ProductSummary[]> {
  try {
    const { suggestedProducts } = await api.shared(`suggested products ${slug}`, ({ query }) =>
      query(SuggestedProductsDocument, { first: 6 * rowLength, where: { categories: [slug] } }),
    )
    return suggestedProducts.nodes
  } catch (error) {
    logFailure('products of the category left out', error)
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

/** Products without a single one in the last row. */
export function withoutLastRowOfOne<Product>(products: readonly Product[]): Product[] {
  const isLastRowOfOne = products.length > rowLength && products.length % rowLength === 1
  return isLastRowOfOne ? products.slice(0, -1) : [...products]
}

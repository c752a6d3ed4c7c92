import type { ProductCardData } from '../../../request/api/api-types.js'
import type { ProductCardsReply } from '../cards/product-cards.js'

/**
 * Fetches the cards of products by their ids. Without the router, whose fetchers would render the
 * whole page again with each of their states.
 *
 * @param cards Address of the cards in the page's language.
 */
export async function fetchViewedCards(
  cards: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ProductCardData[]> {
  const response = await fetch(`${cards}?ids=${ids.map(encodeURIComponent).join()}`, { signal })
  if (!response.ok) return []
  // The response of the route's loader.
  const { products } = (await response.json()) as ProductCardsReply
  return products
}

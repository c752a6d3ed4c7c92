import { SimilarProductsDocument } from '@floga/api-client/operations'

import type { ProductCardData } from '../../wiring/api-types.js'
import { logFailure } from '../../wiring/log.server.js'
import type { PageContext } from '../../wiring/page-context.server.js'
import { toCardData } from '../../wiring/to-card-data.js'

/** Products like another one; a page without them is still whole. */
export async function loadSimilar({ api }: PageContext, slug: string): Promise<ProductCardData[]> {
  try {
    const { similarProducts } = await api.query(SimilarProductsDocument, {
      where: { slug },
      first: 4,
      fields: null,
    })
    return similarProducts.map(toCardData)
  } catch (error) {
    logFailure('similar products left out', error)
    return []
  }
}

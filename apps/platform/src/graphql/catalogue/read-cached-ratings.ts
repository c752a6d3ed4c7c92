import { cacheAnswer } from '../../domains/catalogue/snapshot/cache-answer.js'
import type { CatalogueSnapshot } from '../../domains/catalogue/snapshot/catalogue-snapshot.js'
import { readRatings } from '../../domains/reviews/read-reviews.js'
import type { ProductRating } from '../../domains/reviews/read-reviews.js'
import type { Transaction } from '../../foundation/database/database.js'

/**
 * The ratings of a tenant by product. Every change of a review makes a new version of the
 * catalogue, so that they are read once for each.
 */
export function readCachedRatings(
  snapshot: CatalogueSnapshot,
  sql: Transaction,
): Promise<ReadonlyMap<string, ProductRating>> {
  return cacheAnswer(snapshot, { key: ['ratings'], sizeOf: ({ size }) => size }, () =>
    readRatings(sql),
  )
}

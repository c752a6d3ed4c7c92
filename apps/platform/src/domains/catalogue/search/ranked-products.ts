import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'

/** Products that a term found, by their places in the merchant's order, and in that order. */
export interface RankedProducts {
  places: Int32Array
  /** How well each of the places matches; six decimals count. */
  ranks: Float32Array
}

/**
 * Maps results to the merchant's order; products that are not in the snapshot (rank below 0) are
 * skipped.
 */
export function rankedProducts(
  snapshot: CatalogueSnapshot,
  find: (add: (place: number, rank: number) => void) => void,
): RankedProducts {
  const rankAt = new Float32Array(snapshot.products.size)
  const found: number[] = []
  find((place, rank) => {
    if (place < 0) return
    found.push(place)
    rankAt[place] = rank
  })
  const places = Int32Array.from(found).sort()
  return { places, ranks: Float32Array.from(places, (place) => rankAt[place]!) }
}

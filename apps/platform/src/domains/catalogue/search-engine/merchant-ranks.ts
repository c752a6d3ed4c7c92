import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { productColumns } from '../snapshot/product-columns.js'
import type { TextBlock } from '../text-index/text-block.js'

const known = new WeakMap<CatalogueSnapshot, WeakMap<TextBlock, Int32Array>>()

/** Ranks of a block's products in the merchant's order; -1 for unpublished ones. */
export function merchantRanks(snapshot: CatalogueSnapshot, block: TextBlock): Int32Array {
  const blocks = known.get(snapshot) ?? new WeakMap<TextBlock, Int32Array>()
  known.set(snapshot, blocks)
  const cached = blocks.get(block)
  if (cached) return cached
  const { placeOf } = productColumns(snapshot)
  const places = Int32Array.from(block.ids, (id) => placeOf.get(id) ?? -1)
  blocks.set(block, places)
  return places
}

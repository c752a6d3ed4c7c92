import { keepList, type KeptList } from './stored-list.js'
import type { KeptOptions } from './parse-stored.js'
import { cleanProductId } from './clean-product-id.js'

/** Most products that are remembered as seen. */
export const MAX_RECENTLY_VIEWED = 12

/** Ids of the products that were seen on this device, the newest first. */
export interface RecentlyViewed extends KeptList {
  /** Remembers a product, in front. */
  add(id: string): void
}

/** Opens the device's memory of products that were seen. */
export function createRecentlyViewed(options: KeptOptions): RecentlyViewed {
  const { list, change } = keepList({
    ...options,
    maxEntries: MAX_RECENTLY_VIEWED,
    clean: cleanProductId,
  })
  return { ...list, add: (id) => change((known) => [id, ...known]) }
}

import { cleanProductId } from './clean-product-id.js'
import type { StoredOptions } from './parse-stored.js'
import { createStoredList, type StoredList } from './stored-list.js'

/** Maximum number of recently viewed products. */
export const MAX_RECENTLY_VIEWED = 12

/** Ids of the products that were viewed in this browser, the newest first. */
export interface RecentlyViewed extends StoredList {
  /** Adds a product, in front. */
  add(id: string): void
}

/** Opens the persisted recently viewed products. */
export function createRecentlyViewed(options: StoredOptions): RecentlyViewed {
  const { list, change } = createStoredList({
    ...options,
    maxEntries: MAX_RECENTLY_VIEWED,
    clean: cleanProductId,
  })
  return { ...list, add: (id) => change((known) => [id, ...known]) }
}

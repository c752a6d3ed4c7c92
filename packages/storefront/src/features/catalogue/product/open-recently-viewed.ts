import { createRecentlyViewed } from '@floga/catalogue-core'

import { openLocalStorage, perStore } from '../../../lib/browser/per-store.js'
import { storedKeysOf } from '../../../request/browser/stored-keys.js'
import type { StoredNamesShop } from '../../../request/browser/stored-keys.js'

/** The products that this browser has viewed. */
export const openRecentlyViewed = perStore((store, shop: StoredNamesShop) =>
  createRecentlyViewed({ store, storage: openLocalStorage(storedKeysOf(shop).viewed) }),
)

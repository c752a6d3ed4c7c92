import { createLocalStorage, createRecentlyViewed } from '@floga/catalogue-core'
import type { RecentlyViewed } from '@floga/catalogue-core'

import { tenant } from '#tenant/tenant.js'

/** The products that were seen on this device; in the browser only. */
export function openRecentlyViewedList(): RecentlyViewed {
  return createRecentlyViewed({ storage: createLocalStorage(window, `${tenant.id}.viewed`) })
}

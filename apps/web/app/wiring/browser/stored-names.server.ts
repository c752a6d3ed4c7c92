import { purchaseMemoryOf, storedNamesOf } from '@floga/storefront/server'

import { tenant } from '#tenant/tenant.js'

export type { StoredName } from '@floga/storefront/server'

/** All that the shop stores in a browser. */
export const storedNames = storedNamesOf(tenant)

/** Stored only with the visitor's consent, besides the providers' own. */
export const purchaseMemory = purchaseMemoryOf(tenant)

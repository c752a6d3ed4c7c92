import { storedNamesOf } from '@floga/storefront/server'

import { tenant } from '#tenant/tenant.js'

export type { StoredName } from '@floga/storefront/server'

/** All that the shop stores in a browser. */
export const storedNames = storedNamesOf(tenant)

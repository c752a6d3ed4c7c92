import { storedNamesOf } from '@floga/storefront/server'

import { tenant } from '#tenant/tenant.js'

/** All that the shop stores in a browser. */
export const storedNames = storedNamesOf(tenant)

import { storedKeysOf } from '@floga/storefront/shop'

import { tenant } from '#tenant/tenant.js'

/** Names of what the browser's own code stores. */
export const storedKeys = storedKeysOf(tenant)

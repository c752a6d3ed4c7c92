import * as storefront from '@floga/storefront/shop'

import { locales } from '../i18n/locales.js'

export { RETURN_NAME } from '@floga/storefront/shop'

/** Access rules of the shop's pages, and redirects after login. */
export const redirectRules = storefront.redirectRulesOf({ locales })

/** The address of an auth page that leads back to a path; without one, home. */
export function withReturnPath(address: string, path: string | null): string {
  return storefront.withReturnPath(redirectRules, address, path)
}

import * as storefront from '@floga/storefront/server'

import { locales } from '../i18n/locales.js'

export { createShopApi, isUnauthorized } from '@floga/storefront/server'

/** To the login, and from there back to a page. */
export function toLogin(path: string): Response {
  return storefront.toLogin({ locales }, path)
}

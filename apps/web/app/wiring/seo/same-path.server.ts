import * as storefront from '@floga/storefront/server'
import type { Alternates } from '@floga/storefront/server'

import { locales } from '../i18n/locales.js'

/** Alternates of a page whose path is the same in every language. */
export function samePath(path: string): Alternates {
  return storefront.samePath({ locales }, path)
}

import { pathsOf } from '@floga/storefront/shop'
import type { ShopPaths } from '@floga/storefront/shop'

import { features } from '../../features.js'

/**
 * Paths of pages that are in no feature of the package, without a locale's prefix. Imported by the
 * server alone.
 */
export const ownPaths: ShopPaths = {
  pages: [],
  documents: [],
  /** Prefixes of those whose responses are for one visitor. */
  personal: ['/visit-counts'],
}

/**
 * All paths of the shop that search engines are told of. Personal ones are disallowed for crawlers
 * and not cached by the service worker.
 */
export const shopPaths: ShopPaths = pathsOf({ features, paths: ownPaths })

import type { Capability } from '@floga/api-client/operations'

import type { ShopPaths } from '../lib/create-storefront.js'

/**
 * A feature of the storefront: pages that an app has or does not have. Plain data, because
 * `app/routes.ts` is read without Vite.
 */
export interface StorefrontFeature {
  /** What the platform has to be capable of; without it, its pages are not found. @default nothing */
  needs?: Capability
  routes: readonly FeatureRoute[]
  /** Those of its paths that search engines are told of. @default none */
  paths?: Partial<ShopPaths>
}

/** A route of a feature. */
export interface FeatureRoute {
  /** Unique in the app; a module that several routes share needs one for each. */
  id: string
  /** Empty for the home page. */
  path: string
  /** The route module, from the folder `src` of this package. */
  file: string
  /** Name of another feature that the page belongs to as well: without it there is no route. */
  with?: string
  /** What the platform has to be capable of besides, for this page. @default nothing */
  needs?: Capability
  /** Whether it is below the locale's prefix; files of the whole shop are not. @default true */
  isLocalized?: boolean
}

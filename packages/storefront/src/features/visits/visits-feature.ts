import type { StorefrontFeature } from '../storefront-feature.js'

/** Anonymous counts of pages and of their speed, for the merchant. The layout reports them. */
export const visitsFeature: StorefrontFeature = {
  needs: 'VISIT_COUNTS',
  paths: { personal: ['/visit-counts'] },
  routes: [
    {
      id: 'visits/counts',
      path: 'visit-counts',
      file: 'features/visits/visit-counts.ts',
      isLocalized: false,
    },
  ],
}

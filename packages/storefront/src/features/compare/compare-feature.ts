import type { StorefrontFeature } from '../storefront-feature.js'

/** Products side by side. */
export const compareFeature: StorefrontFeature = {
  routes: [{ id: 'compare/compare', path: 'compare', file: 'features/compare/compare-page.tsx' }],
}

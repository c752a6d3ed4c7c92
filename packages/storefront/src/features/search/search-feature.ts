import type { StorefrontFeature } from '../storefront-feature.js'

/** Suggestions while typing, which a layout renders, and the operations that browsers call. */
export const searchFeature: StorefrontFeature = {
  needs: 'SEARCH_SUGGESTIONS',
  paths: { personal: ['/graphql'] },
  routes: [{ id: 'search/graphql', path: 'graphql', file: 'features/search/graphql.ts' }],
}

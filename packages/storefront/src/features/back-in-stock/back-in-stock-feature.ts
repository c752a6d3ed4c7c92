import type { StorefrontFeature } from '../storefront-feature.js'

/** One mail when a variant is available again, and the page that its link leads to. */
export const backInStockFeature: StorefrontFeature = {
  needs: 'BACK_IN_STOCK',
  paths: { personal: ['/restock'] },
  routes: [
    {
      id: 'back-in-stock/delete',
      path: 'restock/:id',
      file: 'features/back-in-stock/back-in-stock-page.tsx',
    },
  ],
}

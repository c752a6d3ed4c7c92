import type { StorefrontFeature } from '../../storefront-feature.js'

/** The promotions that run, and the products of each. */
export const offersFeature: StorefrontFeature = {
  needs: 'PROMOTIONS',
  paths: { pages: ['/offers'] },
  routes: [
    { id: 'offers/offers', path: 'offers', file: 'features/catalogue/offers/offers-page.tsx' },
    { id: 'offers/offer', path: 'offers/:slug', file: 'features/catalogue/offers/offer-page.tsx' },
  ],
}

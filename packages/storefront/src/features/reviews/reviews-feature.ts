import type { StorefrontFeature } from '../storefront-feature.js'

/**
 * Reviews by buyers of delivered orders: on the product's page, all of them on a page of their own,
 * the form that a mail and the order lead to, and reports by visitors.
 *
 * @see Directive 2005/29/EC as amended by Directive (EU) 2019/2161, article 7(6)
 */
export const reviewsFeature: StorefrontFeature = {
  needs: 'REVIEWS',
  paths: { personal: ['/review', '/review-report'] },
  routes: [
    {
      id: 'reviews/product',
      path: 'reviews/:slug',
      file: 'features/reviews/product-reviews-page.tsx',
    },
    { id: 'reviews/order', path: 'review/:token', file: 'features/reviews/order-reviews-page.tsx' },
    {
      id: 'reviews/report',
      path: 'review-report/:id',
      file: 'features/reviews/report-review-page.tsx',
    },
  ],
}

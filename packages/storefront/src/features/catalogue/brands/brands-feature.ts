import type { StorefrontFeature } from '../../storefront-feature.js'

/** The brands by letter, and the products of each. */
export const brandsFeature: StorefrontFeature = {
  needs: 'BRANDS',
  paths: { pages: ['/brands'] },
  routes: [
    { id: 'brands/brands', path: 'brands', file: 'features/catalogue/brands/brands-page.tsx' },
    { id: 'brands/brand', path: 'brands/:slug', file: 'features/catalogue/brands/brand-page.tsx' },
  ],
}

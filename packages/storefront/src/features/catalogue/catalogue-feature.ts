import type { StorefrontFeature } from '../storefront-feature.js'

/** Lists, products and categories. */
export const catalogueFeature: StorefrontFeature = {
  paths: { pages: ['/products', '/categories'] },
  routes: [
    {
      id: 'catalogue/products',
      path: 'products',
      file: 'features/catalogue/list/products-page.tsx',
    },
    {
      id: 'catalogue/product',
      path: 'products/:slug',
      file: 'features/catalogue/product/product-page.tsx',
    },
    {
      id: 'catalogue/categories',
      path: 'categories',
      file: 'features/catalogue/categories/categories-page.tsx',
    },
    {
      id: 'catalogue/category',
      path: 'categories/:slug',
      file: 'features/catalogue/categories/category-page.tsx',
    },
    {
      id: 'catalogue/cards',
      path: 'product-cards',
      file: 'features/catalogue/cards/product-cards.ts',
    },
  ],
}

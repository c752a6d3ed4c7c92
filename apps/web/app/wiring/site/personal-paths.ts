/**
 * Beginnings of the paths, without a locale's prefix, whose answers are for one visitor: crawlers stay away from them and
 * the service worker keeps none of them.
 */
export const personalPaths: readonly string[] = [
  '/account',
  '/auth',
  '/cancel-order',
  '/cart-state',
  '/checkout',
  '/form-timestamp',
  '/graphql',
  '/newsletter',
  '/order-lookup',
  '/orders',
  '/receipt',
  '/request',
  '/restock',
  '/session',
  '/shared-cart',
  '/shopping-cart',
  '/visit-counts',
  '/withdraw',
]

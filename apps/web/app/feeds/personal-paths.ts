/**
 * Prefixes of the paths, without a locale, whose responses are for one visitor: disallowed for
 * crawlers and not cached by the service worker.
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
  '/order-link',
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

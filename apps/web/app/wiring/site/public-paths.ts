/**
 * Static paths for the sitemap, besides the catalogue and the documents, without a locale's prefix.
 */
export const staticPaths: readonly string[] = [
  '/',
  '/products',
  '/categories',
  '/brands',
  '/offers',
  '/contact',
]

/** Pages that show a document of the site's content. */
export const documentPaths: readonly string[] = [
  '/privacy',
  '/cookie-policy',
  '/terms-and-conditions',
  '/terms-of-service',
  '/questions',
  '/payment-methods',
  '/shipping-methods',
  '/accessibility',
  '/withdrawal-form',
  '/legal-guarantee',
]

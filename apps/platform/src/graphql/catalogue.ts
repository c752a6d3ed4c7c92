import type { DomainResolvers } from './create-schema.js'

/** Resolvers of categories, brands, products, search, promotions and the site's own data. */
export function createCatalogueResolvers(): DomainResolvers {
  return {}
}

import type { CatalogueReader } from '../../domains/catalogue/snapshot/catalogue-reader.js'
import { findProduct } from '../../domains/catalogue/find-product.js'
import { resolveAll } from '../../domains/catalogue/search/product-filter.js'
import { toBrandView } from '../../domains/catalogue/views/brand-view.js'
import { toCategoryView, toCategoryViews } from '../../domains/catalogue/views/category-view.js'
import { toProductView } from '../../domains/catalogue/views/product-view.js'
import type { DomainResolvers } from '../create-schema.js'
import { parseUniqueKey } from './parse-page.js'
import type { PlatformContext } from '../platform-context.js'
import type { SummaryLoader } from './summary-loader.js'
import { viewScope } from './view-scope.js'
import type { UniqueKey } from '../../foundation/generated/contract-types.js'

export interface CatalogueResolversOptions {
  reader: CatalogueReader
  summaries: (context: PlatformContext) => SummaryLoader
}

/** Resolvers of categories, brands and products. */
export function createCatalogueResolvers(options: CatalogueResolversOptions): DomainResolvers {
  const { reader, summaries } = options
  const topCategories = (context: PlatformContext) =>
    reader.read(context.tenant, (snapshot) =>
      toCategoryViews(snapshot.rootIds, snapshot, viewScope(context)),
    )
  return {
    Query: {
      menuCategories: (_root, _args, context) => topCategories(context),
      categories: (_root, _args, context) => topCategories(context),
      footerTaxons: async (_root, { first }, context) =>
        (await topCategories(context)).slice(0, Math.max(0, first ?? 5)),
      brands: (_root, _args, context) =>
        reader.read(context.tenant, (snapshot) => ({
          name: brandTaxonomyNames[context.locale] ?? 'Brands',
          children: [...snapshot.brands.values()]
            .filter((brand) => brand.productsCount > 0)
            .map((brand) => toBrandView(brand, viewScope(context))),
        })),
      category: (_root, { where }, context) =>
        reader.read(context.tenant, (snapshot) => {
          const node = snapshot.categories.get(findId('category', where, snapshot))
          return node ? toCategoryView(node, snapshot, viewScope(context)) : null
        }),
      categoriesBySlug: (_root, { slugs }, context) =>
        reader.read(context.tenant, (snapshot) =>
          slugs.slice(0, MOST_SLUGS).map((slug) => {
            const ids = resolveAll('category', [slug], snapshot)
            return toCategoryViews(ids, snapshot, viewScope(context))[0] ?? null
          }),
        ),
      brand: (_root, { where }, context) =>
        reader.read(context.tenant, (snapshot) => {
          const brand = snapshot.brands.get(findId('brand', where, snapshot))
          return brand ? toBrandView(brand, viewScope(context)) : null
        }),
      product: (_root, { where }, context) =>
        reader.read(context.tenant, async (snapshot, sql) => {
          const row = await findProduct(sql, parseUniqueKey(where), context.locale)
          return row ? toProductView(row, snapshot, viewScope(context)) : null
        }),
    },
    Product: {
      related: (product, { first }, context) =>
        summaries(context)(product.relatedIds.slice(0, Math.min(Math.max(0, first ?? 8), 8))),
    },
  }
}

/** As many as the contract promises. */
const MOST_SLUGS = 50

const brandTaxonomyNames: Record<string, string> = { el: 'Κατασκευαστές', en: 'Brands' }

function findId(
  kind: 'category' | 'brand',
  where: UniqueKey,
  snapshot: Parameters<typeof resolveAll>[2],
): string {
  const { id, slug } = parseUniqueKey(where)
  return id ?? (slug ? (resolveAll(kind, [slug], snapshot)[0] ?? '') : '')
}

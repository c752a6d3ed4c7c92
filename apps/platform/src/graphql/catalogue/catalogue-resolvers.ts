import type { CatalogueReader } from '../../domains/catalogue/snapshot/catalogue-reader.js'
import type { MissCounter } from '../../domains/catalogue/synonyms/miss-counter.js'
import { listCataloguePages } from '../../domains/catalogue/list-catalogue-pages.js'
import { salePeriodOf } from '../../domains/catalogue/export/sale-period.js'
import { boughtTogether } from '../../domains/orders/bought-together.js'
import { findProductId } from '../../domains/catalogue/find-product.js'
import type { CatalogueSnapshot } from '../../domains/catalogue/snapshot/catalogue-snapshot.js'
import { cacheAnswer } from '../../domains/catalogue/snapshot/cache-answer.js'
import { isPart } from '../../domains/catalogue/fitting-parts.js'
import { findProductSet } from '../../domains/catalogue/product-set.js'
import { resolveAll } from '../../domains/catalogue/search/product-filter.js'
import { toBrandView } from '../../domains/catalogue/views/brand-view.js'
import { toCategoryView, toCategoryViews } from '../../domains/catalogue/views/category-view.js'
import { toProductView } from '../../domains/catalogue/views/product-view.js'
import type { DomainResolvers } from '../create-schema.js'
import { parsePage, parseUniqueKey } from './parse-page.js'
import type { PlatformContext } from '../platform-context.js'
import type { ProductReader } from './product-reader.js'
import type { SummaryLoader } from './summary-loader.js'
import { viewScope } from './view-scope.js'
import type { UniqueKey } from '../../foundation/generated/contract-types.js'
import type { SearchPage } from '../../domains/catalogue/search/search-products.js'
import { searchProducts } from '../../domains/catalogue/search/search-products.js'
import { searchSuggestions } from '../../domains/catalogue/search/search-suggestions.js'
import { bestOffer } from '../../domains/catalogue/search/best-offer.js'
import { similarProducts } from '../../domains/catalogue/search/similar-products.js'
import { suggestedProducts } from '../../domains/catalogue/search/suggested-products.js'
import { listPromotions, toPromotionView } from '../../domains/catalogue/views/promotion-view.js'
import type { Transaction } from '../../foundation/database/database.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'

export interface CatalogueResolversOptions {
  reader: CatalogueReader
  products: ProductReader
  summaries: (context: PlatformContext) => SummaryLoader
  clock: () => Date
  /** Counts searches without results. @default not counted */
  misses?: MissCounter
}

/** Resolvers of categories, brands, products, search and promotions. */
export function createCatalogueResolvers(options: CatalogueResolversOptions): DomainResolvers {
  const { reader, products, summaries, clock, misses } = options
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
      cataloguePages: (_root, args, context) => {
        const page = parsePage(args, { first: 1000, most: 2000, mostSkipped: 10_000_000 })
        return reader.read(context.tenant, (snapshot, sql) =>
          listCataloguePages(sql, snapshot, viewScope(context), {
            ...page,
            type: args.type,
            locales: context.settings.locales,
            now: clock(),
          }),
        )
      },
      product: async (_root, { where }, context) => {
        const found = await products.read(context, parseUniqueKey(where))
        if (!found) return null
        const { row, rating, snapshot } = found
        const view = toProductView(row, snapshot, viewScope(context, clock()))
        const saleEndsAt = (): Date | null =>
          view.onSale ? (salePeriodOf(row.id, snapshot, clock())?.endsAt ?? null) : null
        return { ...view, rating, saleEndsAt }
      },
      productSet: async (_root, { where }, context) => {
        const key = parseUniqueKey(where)
        const known = (await products.peek(context, key))?.row
        // Most products are no parts and go with nothing: their pages need no query.
        if (known && !isPart(known) && known.relatedIds.length === 0) return null
        return reader.read(context.tenant, (_snapshot, sql) =>
          findProductSet(sql, key, viewScope(context, clock()), known),
        )
      },
      productsSearch: async (_root, args, context) => {
        const page = parsePage(args, { first: 24 })
        const found = await reader.read(context.tenant, (snapshot, sql) =>
          searchProducts(sql, snapshot, viewScope(context), { ...args, ...page }),
        )
        const { isPartial, isMissed } = found
        // Each search once: not its further pages, nor one that a program narrows to some fields.
        if (args.term && (isPartial || isMissed) && page.skip === 0 && !args.fields?.length) {
          const { tenant, locale } = context
          misses?.count(tenant, { locale, term: args.term, foundPart: isPartial })
        }
        return found
      },
      searchSuggestions: (_root, args, context) => {
        const { first } = parsePage(args, { first: 6, most: 12 })
        return reader.read(context.tenant, (snapshot, sql) =>
          searchSuggestions(sql, snapshot, viewScope(context), { term: args.term, first }),
        )
      },
      suggestedProducts: (_root, args, context) => {
        const { first } = parsePage(args, { first: 8 })
        return reader.read(context.tenant, (snapshot): SearchPage => ({
          ...suggestedProducts(snapshot, { ...args, first, locale: context.locale }),
          aggregations: [],
          suggestions: [],
          correctedTerm: null,
          isPartial: false,
          isMissed: false,
        }))
      },
      similarProducts: async (_root, args, context) => {
        const where = parseUniqueKey(args.where)
        const { first } = parsePage(args, { first: 8 })
        const fields = args.fields?.length ? args.fields : undefined
        const known = await products.peek(context, where)
        if (known) {
          const ids = similarProducts(known.snapshot, known.row.id, first, fields)
          return summaries(context)(ids)
        }
        const ids = await reader.read(context.tenant, async (snapshot, sql) => {
          const id = await productIdOf(where, context.locale, { snapshot, sql })
          return id === undefined ? [] : similarProducts(snapshot, id, first, fields)
        })
        return summaries(context)(ids)
      },
      boughtTogether: async (_root, args, context) => {
        const where = parseUniqueKey(args.where)
        const { first } = parsePage(args, { first: 4, most: 12 })
        const now = clock()
        const ids = await reader.read(context.tenant, async (snapshot, sql) => {
          const productId = await productIdOf(where, context.locale, { snapshot, sql })
          if (productId === undefined) return []
          // Orders change no version of the catalogue: counted once a day for each.
          const all = await cacheAnswer(
            snapshot,
            {
              key: ['bought together', productId, now.toISOString().slice(0, 10)],
              sizeOf: ({ length }) => length,
            },
            () => boughtTogether(sql, { productId, first: 12, now }),
          )
          const canBeHad = (id: string): boolean => {
            const availability = snapshot.products.get(id)?.availability
            return availability !== undefined && availability !== 'OUT_OF_STOCK'
          }
          return all.filter(canBeHad).slice(0, first)
        })
        return summaries(context)(ids)
      },
      promotion: (_root, args, context) => {
        const { id, slug } = parseUniqueKey(args.where)
        return reader.read(context.tenant, (snapshot) => {
          const known = id ?? (slug ? resolveAll('promotion', [slug], snapshot)[0] : undefined)
          const node = known === undefined ? undefined : snapshot.promotions.get(known)
          return node ? toPromotionView(node, snapshot, viewScope(context)) : null
        })
      },
      bestOffer: async (_root, _args, context) => {
        const scope = viewScope(context)
        const found = await reader.read(context.tenant, (snapshot) => {
          const offer = bestOffer(snapshot, clock())
          return (
            offer && {
              productId: offer.product.id,
              promotion: toPromotionView(offer.promotion, snapshot, scope),
              saving: formatMoney(offer.product.savingMinor, scope.currency, scope.locale),
            }
          )
        })
        if (!found) return null
        const { productId, ...offer } = found
        const [product] = await summaries(context)([productId])
        return product ? { ...offer, product } : null
      },
      promotions: (_root, args, context) => {
        const page = parsePage(args, { first: 24 })
        return reader.read(context.tenant, (snapshot) =>
          listPromotions(snapshot, viewScope(context), { ...args, ...page, now: clock() }),
        )
      },
    },
    Product: {
      related: (product, { first }, context) =>
        summaries(context)(product.relatedIds.slice(0, Math.min(Math.max(0, first ?? 8), 8))),
    },
    SetPart: {
      product: async ({ productId }, _args, context) => {
        const [product] = await summaries(context)([productId])
        if (!product) throw new Error(`The set's product ${productId} no longer exists.`)
        return product
      },
    },
    SearchResult: {
      nodes: (page, _args, context) => summaries(context)(page.ids),
    },
    SearchSuggestions: {
      products: (view, _args, context) => summaries(context)(view.ids),
    },
    Promotion: {
      products: (promotion, args, context) => {
        const { first, skip } = parsePage(args, { first: 24 })
        return summaries(context)(promotion.productIds.slice(skip, skip + first))
      },
    },
  }
}

async function productIdOf(
  where: UniqueKey,
  locale: string,
  { snapshot, sql }: { snapshot: CatalogueSnapshot; sql: Transaction },
): Promise<string | undefined> {
  if (where.id != null) return where.id
  return cacheAnswer(snapshot, { key: ['product id', where, locale], sizeOf: () => 1 }, () =>
    findProductId(sql, where, locale),
  )
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

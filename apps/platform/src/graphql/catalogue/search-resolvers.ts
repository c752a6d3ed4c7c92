import { findProduct } from '../../domains/catalogue/find-product.js'
import { resolveAll } from '../../domains/catalogue/search/product-filter.js'
import type { SearchPage } from '../../domains/catalogue/search/search-products.js'
import { searchProducts } from '../../domains/catalogue/search/search-products.js'
import { searchSuggestions } from '../../domains/catalogue/search/search-suggestions.js'
import { bestOffer } from '../../domains/catalogue/search/best-offer.js'
import { similarProducts } from '../../domains/catalogue/search/similar-products.js'
import { suggestedProducts } from '../../domains/catalogue/search/suggested-products.js'
import { listPromotions, toPromotionView } from '../../domains/catalogue/views/promotion-view.js'
import type { CatalogueResolversOptions } from './catalogue-resolvers.js'
import type { DomainResolvers } from '../create-schema.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import { parsePage, parseUniqueKey } from './parse-page.js'
import { viewScope } from './view-scope.js'

/** Resolvers of lists: search, suggestions, similar products and promotions. */
export function createSearchResolvers(options: CatalogueResolversOptions): DomainResolvers {
  const { reader, summaries } = options
  return {
    Query: {
      productsSearch: (_root, args, context) => {
        const page = parsePage(args, { first: 24 })
        return reader.read(context.tenant, (snapshot, sql) =>
          searchProducts(sql, snapshot, viewScope(context), { ...args, ...page }),
        )
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
        }))
      },
      similarProducts: async (_root, args, context) => {
        const where = parseUniqueKey(args.where)
        const { first } = parsePage(args, { first: 8 })
        const ids = await reader.read(context.tenant, async (snapshot, sql) => {
          const id = where.id ?? (await findProduct(sql, where, context.locale))?.id
          return id === undefined ? [] : similarProducts(snapshot, id, first)
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
          const offer = bestOffer(snapshot, new Date())
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
          listPromotions(snapshot, viewScope(context), { ...args, ...page, now: new Date() }),
        )
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

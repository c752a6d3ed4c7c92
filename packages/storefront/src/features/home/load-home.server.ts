import {
  BrandsDocument,
  CategoriesBySlugDocument,
  CategoriesDocument,
  FeaturesDocument,
  ProductsSearchDocument,
  PromotionsDocument,
  BestOfferDocument,
  SuggestedProductsDocument,
} from '@floga/api-client/operations'
import type { Capability, ProductsSearchQueryVariables } from '@floga/api-client/operations'

import type { PageContext } from '../../request/page-context.server.js'
import { toCardImage, toPlainImage } from '../../components/images/card-image.js'
import { optionalQuestions } from '../../request/api/optional-questions.server.js'
import { loadCapabilities } from '../../site/load-site.server.js'
import type { ShopHome } from './shop-home.js'
import { toRowCardData } from '../catalogue/cards/to-card-data.js'

/** One row of cards on the widest screens. */
const ROW = 4

/** The home page of a shop that describes none. */
const defaultHome: ShopHome = {
  sections: [
    'categories',
    'offers',
    'sale',
    'brands',
    'newest',
    'suggested',
    'features',
    'text',
    'contact',
  ],
  banners: [],
  uses: [],
}

/** All that the home page shows, no product in it twice; less where the platform has no answer. */
export async function loadHome({ api, locale, shop }: PageContext) {
  const home = shop.home ?? defaultHome
  const capabilities = await loadCapabilities(api)
  const has = (capability: Capability): boolean => capabilities?.includes(capability) ?? true
  const { ask, isComplete } = optionalQuestions()
  const [offer, categories, features, promotions, sale, newest, brands, uses] = await Promise.all([
    has('PROMOTIONS') ? ask(loadOffer(api), null) : null,
    ask(loadCategories(api), []),
    ask(
      api.query(FeaturesDocument, {}).then((answer) => answer.features),
      [],
    ),
    has('PROMOTIONS') ? ask(loadPromotions(api), []) : [],
    ask(loadRow(api, { onSale: true, hasImage: true }, 'DISCOUNT', ROW + 1), []),
    // The one thing that the page is not without.
    loadRow(api, { hasImage: true }, 'NEWEST', 2 * ROW + 1),
    has('BRANDS') ? ask(loadBrands(api), []) : [],
    ask(loadUses(api, home.uses, locale.code), []),
  ])
  const shown = new Set(offer ? [offer.product.id] : [])
  const take = <Product extends { id: string }>(products: readonly Product[]): Product[] => {
    const row = products.filter(({ id }) => !shown.has(id)).slice(0, ROW)
    for (const { id } of row) shown.add(id)
    return row
  }
  const onSale = take(sale)
  const latest = take(newest)
  const suggested = await ask(loadSuggested(api, [...shown]), [])
  return {
    sections: home.sections,
    heroImage: home.heroImage,
    banners: home.banners,
    offer: offer && {
      ...offer,
      product: {
        ...toRowCardData(offer.product),
        excerpt: offer.product.excerpt,
        // It is larger than a card's.
        image: offer.product.image ? toPlainImage(offer.product.image) : null,
      },
    },
    categories,
    features,
    promotions,
    onSale: onSale.map(toRowCardData),
    latest: latest.map(toRowCardData),
    suggested: suggested.map(toRowCardData),
    brands: brands
      .toSorted((one, other) => other.productsCount - one.productsCount)
      .slice(0, 3 * ROW)
      .map(({ name, slug }) => ({ name, slug })),
    brandsCount: brands.length,
    isComplete: isComplete(),
    uses,
  }
}

type Api = PageContext['api']
type SearchVariables = ProductsSearchQueryVariables

async function loadOffer(api: Api) {
  const { bestOffer } = await api.query(BestOfferDocument, {})
  return bestOffer ?? null
}

async function loadCategories(api: Api) {
  const { categories } = await api.query(CategoriesDocument, {})
  return categories.map(({ name, slug, productsCount, image }) => ({
    name,
    slug,
    productsCount,
    image: image ? toCardImage(image) : null,
  }))
}

async function loadPromotions(api: Api) {
  const { promotions } = await api.query(PromotionsDocument, {
    first: ROW,
    skip: 0,
    where: null,
    order: null,
  })
  return promotions.nodes.map(({ id: _id, ...promotion }) => promotion)
}

async function loadRow(
  api: Api,
  where: SearchVariables['where'],
  order: SearchVariables['order'],
  first: number,
) {
  const { productsSearch } = await api.query(ProductsSearchDocument, { first, where, order })
  return productsSearch.nodes
}

async function loadBrands(api: Api) {
  const { brands } = await api.query(BrandsDocument, {})
  return brands.children
}

async function loadSuggested(api: Api, excludeIds: string[]) {
  const { suggestedProducts } = await api.query(SuggestedProductsDocument, {
    first: ROW,
    where: { hasImage: true, excludeIds },
    order: null,
  })
  return suggestedProducts.nodes
}

/** Loads the uses, with the non-empty categories of each. */
async function loadUses(api: Api, wanted: ShopHome['uses'], code: string) {
  const slugs = wanted.flatMap(({ categories }) => categories)
  const { categoriesBySlug } = await api.query(CategoriesBySlugDocument, { slugs })
  const found = new Map(slugs.map((slug, place) => [slug, categoriesBySlug[place]]))
  return wanted.flatMap(({ title, image, categories }) => {
    const links = categories.flatMap((asked) => {
      const { name, slug } = found.get(asked) ?? {}
      return name && slug ? [{ name, slug }] : []
    })
    return links.length > 0 ? [{ title: title[code] ?? '', image, links }] : []
  })
}

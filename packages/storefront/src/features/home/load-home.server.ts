import {
  BrandsDocument,
  CategoriesBySlugDocument,
  CategoriesDocument,
  FeaturesDocument,
  ProductsSearchDocument,
  PromotionsDocument,
  SuggestedProductsDocument,
} from '@floga/api-client/operations'
import type { Capability, ProductsSearchQueryVariables } from '@floga/api-client/operations'

import type { PageContext } from '../../request/page-context.server.js'
import { toCardImage } from '../../components/images/card-image.js'
import { optionalQuestions } from '../../request/api/optional-questions.server.js'
import { loadCapabilities } from '../../site/load-site.server.js'
import { loadHero } from './load-hero.server.js'
import type { HomeOpening } from './load-hero.server.js'
import type { HomeBanner, HomeSection, ShopHome } from './shop-home.js'
import { toRowCardData } from '../catalogue/cards/to-card-data.js'

/** One row of cards on the widest screens. */
const ROW = 4
/** More than a shop runs at once. */
const MOST_PROMOTIONS = 50

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

const noOpening: HomeOpening = { hero: null, productId: null }

/** All that the home page shows, no product in it twice; less where the platform has no answer. */
export async function loadHome({ api, locale, shop }: PageContext, now = new Date()) {
  const home = shop.home ?? defaultHome
  const capabilities = await loadCapabilities(api)
  const has = (capability: Capability): boolean => capabilities?.includes(capability) ?? true
  const wants = (section: HomeSection): boolean => home.sections.includes(section)
  const { ask, isComplete } = optionalQuestions()
  const [opening, categories, features, promotions, sale, newest, brands, uses] = await Promise.all(
    [
      has('PROMOTIONS')
        ? ask(loadHero({ api, locale, shop }, home.seasons ?? [], now), noOpening)
        : noOpening,
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
    ],
  )
  const shown = new Set(opening.productId ? [opening.productId] : [])
  const take = <Product extends { id: string }>(products: readonly Product[]): Product[] => {
    const row = products.filter(({ id }) => !shown.has(id)).slice(0, ROW)
    for (const { id } of row) shown.add(id)
    return row
  }
  const onSale = wants('sale') ? take(sale) : []
  const latest = wants('newest') ? take(newest) : []
  const suggested = wants('suggested') ? await ask(loadSuggested(api, [...shown]), []) : []
  return {
    sections: home.sections,
    heroImage: home.heroImage,
    banners: home.banners,
    hero: opening.hero,
    beside: toTiles(home.beside ?? [], promotions, locale.code),
    categories,
    features,
    promotions: wants('offers')
      ? promotions
          .filter(({ productsCount }) => productsCount >= shop.leastOfferProducts)
          .slice(0, ROW)
      : [],
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
    first: MOST_PROMOTIONS,
    skip: 0,
    where: null,
    order: null,
  })
  return promotions.nodes.map(({ id: _id, ...promotion }) => promotion)
}

type HomeTileData = { image: string } & (
  | { banner: HomeBanner }
  | { promotion: { name: string; slug: string; excerpt?: string | null } }
)

/** The tiles beside the hero, those of promotions that do not run left out. */
function toTiles(
  tiles: NonNullable<ShopHome['beside']>,
  promotions: Awaited<ReturnType<typeof loadPromotions>>,
  code: string,
): HomeTileData[] {
  return tiles.flatMap((tile): HomeTileData[] => {
    if ('banner' in tile) return [tile]
    const promotion = promotions.find(({ slug }) => slug === tile.promotion[code])
    if (!promotion) return []
    const { name, slug, excerpt } = promotion
    return [{ image: tile.image, promotion: { name, slug, excerpt } }]
  })
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

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

import type { PageContext } from '../../request/page-context.server.js'
import { toCardImage, toPlainImage } from '../../components/images/card-image.js'
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

/** All that the home page shows, no product in it twice. */
export async function loadHome({ api, locale, shop }: PageContext) {
  const home = shop.home ?? defaultHome
  const [strongest, tops, features, promotions, sale, newest, brands, uses] = await Promise.all([
    api.query(BestOfferDocument, {}),
    api.query(CategoriesDocument, {}),
    api.query(FeaturesDocument, {}),
    api.query(PromotionsDocument, { first: ROW, skip: 0, where: null, order: null }),
    api.query(ProductsSearchDocument, {
      first: ROW + 1,
      where: { onSale: true, hasImage: true },
      order: 'DISCOUNT',
    }),
    api.query(ProductsSearchDocument, {
      first: 2 * ROW + 1,
      where: { hasImage: true },
      order: 'NEWEST',
    }),
    api.query(BrandsDocument, {}),
    loadUses(api, home.uses, locale.code),
  ])
  const offer = strongest.bestOffer ?? null
  const shown = new Set(offer ? [offer.product.id] : [])
  const take = <Product extends { id: string }>(products: readonly Product[]): Product[] => {
    const row = products.filter(({ id }) => !shown.has(id)).slice(0, ROW)
    for (const { id } of row) shown.add(id)
    return row
  }
  const onSale = take(sale.productsSearch.nodes)
  const latest = take(newest.productsSearch.nodes)
  const { suggestedProducts } = await api.query(SuggestedProductsDocument, {
    first: ROW,
    where: { hasImage: true, excludeIds: [...shown] },
    order: null,
  })
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
    categories: tops.categories.map(({ name, slug, productsCount, image }) => ({
      name,
      slug,
      productsCount,
      image: image ? toCardImage(image) : null,
    })),
    features: features.features,
    promotions: promotions.promotions.nodes.map(({ id: _id, ...promotion }) => promotion),
    onSale: onSale.map(toRowCardData),
    latest: latest.map(toRowCardData),
    suggested: suggestedProducts.nodes.map(toRowCardData),
    brands: brands.brands.children
      .toSorted((one, other) => other.productsCount - one.productsCount)
      .slice(0, 3 * ROW)
      .map(({ name, slug }) => ({ name, slug })),
    brandsCount: brands.brands.children.length,
    uses,
  }
}

/** Loads the uses, with the non-empty categories of each. */
async function loadUses(api: PageContext['api'], wanted: ShopHome['uses'], code: string) {
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

import { BestOfferDocument, PromotionDocument } from '@floga/api-client/operations'

import { toPlainImage } from '../../components/images/card-image.js'
import type { RowCardData } from '../../request/api/api-types.js'
import type { PageContext } from '../../request/page-context.server.js'
import { toRowCardData } from '../catalogue/cards/to-card-data.js'
import { currentSeason } from './current-season.js'
import type { ShopHome } from './shop-home.js'

/** The first statement of the home page, and the product that it names. */
export interface HomeOpening {
  hero: SeasonHero | OfferHero | null
  productId: string | null
}

/** The promotion of a season. */
export interface SeasonHero {
  kind: 'season'
  /** Name of its image in the asset service. */
  scene: string
  title: string
  promotion: Pick<Promotion, 'name' | 'slug' | 'excerpt' | 'discountRate'>
  /** The first product of it that is reduced. */
  product: RowCardData | null
}

/** The largest reduction of the shop. */
export interface OfferHero {
  kind: 'offer'
  promotion: { name: string; slug: string }
  saving: string
  product: RowCardData & { excerpt?: string | null }
}

/** Loads the promotion of the season, else the largest reduction, if there is one. */
export async function loadHero(
  { api, locale, shop }: Pick<PageContext, 'api' | 'locale' | 'shop'>,
  seasons: NonNullable<ShopHome['seasons']>,
  now: Date,
): Promise<HomeOpening> {
  const season = currentSeason(seasons, now, shop.timeZone)
  const slug = season?.promotion[locale.code]
  const promotion = slug === undefined ? null : await loadPromotion(api, slug)
  if (!season || !promotion) return loadOffer(api)
  const { name, excerpt, discountRate, products } = promotion
  // In the merchant's order.
  const product = products.find(({ onSale }) => onSale)
  return {
    productId: product?.id ?? null,
    hero: {
      kind: 'season',
      scene: season.scene,
      title: season.title?.[locale.code] ?? name,
      promotion: { name, slug: promotion.slug, excerpt, discountRate },
      product: product ? toRowCardData(product) : null,
    },
  }
}

type Api = PageContext['api']

async function loadPromotion(api: Api, slug: string) {
  const { promotion } = await api.query(PromotionDocument, { where: { slug } })
  return promotion ?? null
}

async function loadOffer(api: Api): Promise<HomeOpening> {
  const { bestOffer } = await api.query(BestOfferDocument, {})
  if (!bestOffer) return { hero: null, productId: null }
  const { product, promotion, saving } = bestOffer
  return {
    productId: product.id,
    hero: {
      kind: 'offer',
      promotion: { name: promotion.name, slug: promotion.slug },
      saving: saving.formatted,
      product: {
        ...toRowCardData(product),
        excerpt: product.excerpt ?? null,
        // It is larger than a card's.
        image: product.image ? toPlainImage(product.image) : null,
      },
    },
  }
}

type Promotion = NonNullable<Awaited<ReturnType<typeof loadPromotion>>>

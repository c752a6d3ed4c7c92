import { assetAddress } from '@floga/api-client'
import { CatalogueExportDocument } from '@floga/api-client/operations'
import type { CatalogueExportQuery } from '@floga/api-client/operations'
import type { Locale } from '@floga/i18n'
import { writeGoogleMerchantFeed, writeSkroutzFeed } from '@floga/seo/feeds'
import type { FeedOptions, FeedProduct, FeedVariant } from '@floga/seo/feeds'

import type { Storefront } from '../../lib/create-storefront.js'
import type { ShopApi } from '../../request/api/create-shop-api.server.js'
import type { FeedName } from './feed-settings.js'

/** Products requested from the platform at once. */
const AT_ONCE = 250

/** Source of a feed. */
export interface FeedSource {
  shop: Storefront
  api: Pick<ShopApi, 'query'>
  /** Scheme and host of the shop. */
  origin: string
  now: Date
}

/**
 * Parses the name of a feed, such as `skroutz`; undefined for one that the shop does not publish.
 */
export function parseFeedName(
  { feeds }: Pick<Storefront, 'feeds'>,
  text: string,
): FeedName | undefined {
  return isFeedName(text) && feeds[text] ? text : undefined
}

/** One feed in one language, in parts; empty where the shop does not publish it. */
export async function* writeFeed(
  { shop, api, origin, now }: FeedSource,
  { name, locale }: { name: FeedName; locale: Locale },
): AsyncGenerator<string> {
  const settings = shop.feeds[name]
  if (!settings) return
  const ask = async (after: string | null) => {
    const variables = { first: AT_ONCE, after, shipTo: [...settings.countries] }
    return (await api.query(CatalogueExportDocument, variables)).catalogueExport
  }
  const first = await ask(null)

  async function* pages(): AsyncGenerator<FeedProduct[]> {
    for (let page = first; ;) {
      yield page.nodes.map((node) => toFeedProduct(node, { shop, locale }))
      if (!page.nextCursor) return
      // One page after the other keeps memory small.
      page = await ask(page.nextCursor)
    }
  }
  const options: FeedOptions = {
    origin,
    currency: first.currency,
    skusAreMpns: settings.skusAreMpns,
  }
  yield* writers[name]({ shop, pages: pages(), options, locale, now })
}

interface WriterInput {
  shop: Storefront
  pages: AsyncIterable<FeedProduct[]>
  options: FeedOptions
  locale: Locale
  now: Date
}

const writers: Record<FeedName, (input: WriterInput) => AsyncGenerator<string>> = {
  'google-merchant': ({ shop, pages, options, locale }) =>
    writeGoogleMerchantFeed(pages, {
      ...options,
      title: shop.name,
      description: shop.descriptionIn(locale),
      path: shop.locales.localizePath('/', locale.code),
    }),
  skroutz: ({ shop, pages, options, locale, now }) =>
    writeSkroutzFeed(pages, {
      ...options,
      createdAt: now.toISOString(),
      timeZone: shop.timeZone,
      locale: locale.code,
    }),
}

type ExportedProduct = CatalogueExportQuery['catalogueExport']['nodes'][number]
type ExportedVariant = ExportedProduct['variants'][number]
type ExportedImage = ExportedProduct['images'][number]

interface FeedPage {
  shop: Storefront
  locale: Locale
}

function toFeedProduct(product: ExportedProduct, { shop, locale }: FeedPage): FeedProduct {
  const path = shop.locales.localizePath(`/products/${product.slug}`, locale.code)
  const toFeedImage = ({ src, ...size }: ExportedImage) => ({
    path: assetAddress(src, { base: `/assets/${shop.id}` }),
    ...size,
  })
  return {
    ...product,
    path,
    images: product.images.map(toFeedImage),
    variants: product.variants.map((variant, place) => ({
      ...variant,
      // The first variant is the page's default.
      path: place === 0 ? path : `${path}?variant=${encodeURIComponent(variant.sku)}`,
      availability: toAvailability(variant.availability),
      options: variant.options.map((option) => ({ ...option, kind: optionKinds[option.kind] })),
      image: variant.image && toFeedImage(variant.image),
    })),
  }
}

const optionKinds = { COLOR: 'color', SIZE: 'size', OTHER: 'other' } as const

function toAvailability(
  availability: ExportedVariant['availability'],
): FeedVariant['availability'] {
  switch (availability) {
    case 'IN_STOCK':
    case 'LOW_STOCK':
      return 'in-stock'
    case 'BACKORDER':
      return 'backorder'
    case 'OUT_OF_STOCK':
    case 'DISCONTINUED':
      return 'out-of-stock'
  }
}

function isFeedName(text: string): text is FeedName {
  return Object.hasOwn(writers, text)
}

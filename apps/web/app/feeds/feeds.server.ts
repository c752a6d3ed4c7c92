import { CatalogueExportDocument } from '@floga/api-client/operations'
import type { CatalogueExportQuery } from '@floga/api-client/operations'
import { writeGoogleMerchantFeed, writeSkroutzFeed } from '@floga/seo/feeds'
import type { FeedOptions, FeedProduct, FeedVariant } from '@floga/seo/feeds'

import type { LocaleCode } from '#tenant/tenant.js'
import type { FeedName } from '../../tenants/shop-tenant.js'
import { tenant } from '#tenant/tenant.js'
import type { ShopApi } from '../wiring/api/create-shop-api.server.js'
import { assetAddress } from '../wiring/content/to-image.js'
import { locales } from '../wiring/i18n/locales.js'

/** Products requested from the platform at once. */
const AT_ONCE = 250

/** Source of a feed. */
export interface FeedSource {
  api: Pick<ShopApi, 'query'>
  /** Scheme and host of the shop. */
  origin: string
  now: Date
}

/**
 * Parses the name of a feed, such as `skroutz`; undefined for one that the tenant does not publish.
 */
export function parseFeedName(text: string): FeedName | undefined {
  return isFeedName(text) && tenant.feeds[text] ? text : undefined
}

/** One feed in one language, in parts; empty where the tenant does not publish it. */
export async function* writeFeed(
  { api, origin, now }: FeedSource,
  { name, locale }: { name: FeedName; locale: LocaleCode },
): AsyncGenerator<string> {
  const settings = tenant.feeds[name]
  if (!settings) return
  const ask = async (after: string | null) => {
    const variables = { first: AT_ONCE, after, shipTo: settings.countries }
    return (await api.query(CatalogueExportDocument, variables)).catalogueExport
  }
  const first = await ask(null)

  async function* pages(): AsyncGenerator<FeedProduct[]> {
    for (let page = first; ;) {
      yield page.nodes.map((node) => toFeedProduct(node, locale))
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
  yield* writers[name]({ pages: pages(), options, locale, now })
}

interface WriterInput {
  pages: AsyncIterable<FeedProduct[]>
  options: FeedOptions
  locale: LocaleCode
  now: Date
}

const writers: Record<FeedName, (input: WriterInput) => AsyncGenerator<string>> = {
  'google-merchant': ({ pages, options, locale }) =>
    writeGoogleMerchantFeed(pages, {
      ...options,
      title: tenant.name,
      description: tenant.tagline[locale],
      path: locales.localizePath('/', locale),
    }),
  skroutz: ({ pages, options, locale, now }) =>
    writeSkroutzFeed(pages, {
      ...options,
      createdAt: now.toISOString(),
      timeZone: tenant.timeZone,
      locale,
    }),
}

type ExportedProduct = CatalogueExportQuery['catalogueExport']['nodes'][number]
type ExportedVariant = ExportedProduct['variants'][number]
type ExportedImage = ExportedProduct['images'][number]

function toFeedProduct(product: ExportedProduct, locale: LocaleCode): FeedProduct {
  const path = locales.localizePath(`/products/${product.slug}`, locale)
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

function toFeedImage({ src, ...size }: ExportedImage): FeedProduct['images'][number] {
  return { path: assetAddress(src), ...size }
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

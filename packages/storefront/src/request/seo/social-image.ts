import type { SocialImage } from '@floga/seo'

import type { Storefront } from '../../lib/create-storefront.js'

import type { CardImageData } from '../api/api-types.js'
import { shopAsset } from '../../components/shop-asset.js'

/** As wide as networks show an image. */
const MOST_WIDTH = 1200

/**
 * An image for social networks: a JPEG in the largest available size. Null for an SVG, which they
 * do not support.
 */
export function toSocialImage(
  shop: Pick<Storefront, 'id'>,
  image: (CardImageData & { alt?: string }) | null | undefined,
  alt?: string,
): SocialImage | null {
  if (!image) return null
  const [largest] = image.webpSrcset
    .split(', ')
    .map((candidate) => {
      const [path = '', width = ''] = candidate.split(' ')
      return { path, widthPx: Number.parseInt(width, 10) }
    })
    .filter(({ path, widthPx }) => /\.webp(\?|$)/.test(path) && widthPx <= MOST_WIDTH)
    .sort((a, b) => b.widthPx - a.widthPx)
  if (!largest) return null
  const { width, height } = image.metadata
  return {
    url: shopAsset(shop, largest.path.replace('.webp', '.jpg')),
    alt: alt ?? image.alt ?? '',
    widthPx: largest.widthPx,
    heightPx: Math.round((largest.widthPx * height) / width),
  }
}

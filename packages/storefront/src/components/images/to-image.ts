import type { ImageAsset } from '@floga/ui'

import type { Storefront } from '../../lib/create-storefront.js'
import { shopAsset } from '../shop-asset.js'
import { asAvif } from './card-image.js'
import type { CardImage } from './card-image.js'

/** A shop, as far as its images depend on it. */
export type ImagesShop = Pick<Storefront, 'id'> & { images: { hasKindDrawings?: boolean } }

/**
 * Displayed widths of images that several pages share, as a `sizes` attribute. On phones two cards
 * are side by side.
 */
export const imageSizes = {
  card: '(min-width: 1200px) 300px, (min-width: 768px) 30vw, calc(50vw - 24px)',
  thumbnail: '80px',
} as const

/** Converts an image of the platform to the kit's; a line drawing if there is none. */
export function toImage(
  shop: ImagesShop,
  image: (CardImage & { alt?: string }) | null | undefined,
  options: { sizes: string; alt?: string; kind?: string | null },
): ImageAsset {
  if (!image) return lineDrawing(shop, options.kind)
  const addresses = (srcset: string): string =>
    srcset
      .split(', ')
      .map((candidate) => shopAsset(shop, candidate))
      .join(', ')
  return {
    src: shopAsset(shop, image.src),
    alt: options.alt ?? image.alt ?? '',
    width: image.metadata.width,
    height: image.metadata.height,
    sizes: options.sizes,
    sources: [
      { type: 'image/avif', srcSet: addresses(image.avifSrcset ?? asAvif(image.webpSrcset)) },
      { type: 'image/webp', srcSet: addresses(image.webpSrcset) },
    ],
  }
}

/** The fallback of a missing image: the drawing of a product's kind, where the shop has them. */
export function lineDrawing(shop: ImagesShop, kind: string | null | undefined): ImageAsset {
  const name = shop.images.hasKindDrawings ? (kind ?? 'product') : 'product'
  return { src: shopAsset(shop, `line/${name}.svg`), alt: '', width: 96, height: 96 }
}

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

/** A parcel, in the style of the kinds' line drawings. Content policies allow `data:` images. */
const parcel = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 176 176" fill="none" stroke="#76838f" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M48 12 82 30v38L48 86 14 68V30ZM14 30l34 18 34-18M48 48v38M31 21l34 18v14"/></svg>',
)}`

/**
 * The fallback of a missing image: the drawing of a product's kind, where the shop has them, else
 * one of the storefront's own.
 */
export function lineDrawing(shop: ImagesShop, kind: string | null | undefined): ImageAsset {
  const src = shop.images.hasKindDrawings
    ? shopAsset(shop, `line/${kind ?? 'product'}.svg`)
    : parcel
  return { src, alt: '', width: 96, height: 96 }
}

import { asAvif, shopAsset } from '@floga/storefront'
import type { ImageAsset } from '@floga/ui'

import { tenant } from '#tenant/tenant.js'
import type { CardImageData } from '../api/api-types.js'

/** Where the browser finds the tenant's images; the server hands them through. */
const assetBase = `/assets/${tenant.id}/`

/**
 * Displayed widths of images that several pages share, as a `sizes` attribute. On phones two cards
 * are side by side.
 */
export const imageSizes = {
  card: '(min-width: 1200px) 300px, (min-width: 768px) 30vw, calc(50vw - 24px)',
  thumbnail: '80px',
} as const

/** Converts an image of the platform to the kit's; the kind's line drawing if there is none. */
export function toImage(
  image: (CardImageData & { alt?: string }) | null | undefined,
  options: { sizes: string; alt?: string; kind?: string | null },
): ImageAsset {
  if (!image) return lineDrawing(options.kind)
  return {
    src: assetAddress(image.src),
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

/** The fallback of a missing image. */
export function lineDrawing(kind: string | null | undefined): ImageAsset {
  const name = tenant.images.hasKindDrawings ? (kind ?? 'product') : 'product'
  return { src: `${assetBase}line/${name}.svg`, alt: '', width: 96, height: 96 }
}

/** Widths in which the asset service makes every image. */
const namedWidths = [480, 640, 1200] as const

/**
 * An image of the asset service by its name. `aspect` is its width by its height, 1 for products.
 */
export function namedImage(
  name: string,
  { sizes, aspect = 1 }: { sizes: string; aspect?: number },
): ImageAsset {
  const srcSet = (format: string): string =>
    namedWidths.map((width) => `${assetBase}${name}-${width}.${format} ${width}w`).join(', ')
  return {
    src: `${assetBase}${name}-640.jpg`,
    alt: '',
    width: 640,
    height: Math.round(640 / aspect),
    sizes,
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
  }
}

/** One of the tenant's own drawings, by name; most are four wide and three high. */
export function drawing(name: string, size = { width: 320, height: 240 }): ImageAsset {
  return { src: `${assetBase}${name}.svg`, alt: '', ...size }
}

/** Where the browser finds a file of the tenant's assets. */
export function assetAddress(path: string): string {
  return shopAsset(tenant, path)
}

function addresses(srcset: string): string {
  return srcset
    .split(', ')
    .map((candidate) => assetAddress(candidate))
    .join(', ')
}

import type { ImageAsset } from '@floga/ui'

import { shopAsset } from '../shop-asset.js'
import type { ImagesShop } from './to-image.js'

/** Widths in which the asset service makes every image. */
const namedWidths = [480, 640, 1200] as const

/**
 * An image of the asset service by its name. `aspect` is its width by its height, 1 for products.
 */
export function namedImage(
  shop: ImagesShop,
  name: string,
  { sizes, aspect = 1 }: { sizes: string; aspect?: number },
): ImageAsset {
  const addressOf = (width: number, format: string): string =>
    shopAsset(shop, `${name}-${width}.${format}`)
  const srcSet = (format: string): string =>
    namedWidths.map((width) => `${addressOf(width, format)} ${width}w`).join(', ')
  return {
    src: addressOf(640, 'jpg'),
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

/** One of the shop's own drawings, by name; most are four wide and three high. */
export function drawing(
  shop: ImagesShop,
  name: string,
  size = { width: 320, height: 240 },
): ImageAsset {
  return { src: shopAsset(shop, `${name}.svg`), alt: '', ...size }
}

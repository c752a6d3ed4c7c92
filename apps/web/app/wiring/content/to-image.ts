import * as storefront from '@floga/storefront'
import type { ImageAsset } from '@floga/ui'

import { tenant } from '#tenant/tenant.js'

export { imageSizes } from '@floga/storefront'

type Rest<Call> = Call extends (shop: never, ...rest: infer Args) => unknown ? Args : never

/** Converts an image of the platform to the kit's; the kind's line drawing if there is none. */
export function toImage(...args: Rest<typeof storefront.toImage>): ImageAsset {
  return storefront.toImage(tenant, ...args)
}

/** The fallback of a missing image. */
export function lineDrawing(kind: string | null | undefined): ImageAsset {
  return storefront.lineDrawing(tenant, kind)
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
    namedWidths.map((width) => `${assetAddress(`${name}-${width}.${format}`)} ${width}w`).join(', ')
  return {
    src: assetAddress(`${name}-640.jpg`),
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
  return { src: assetAddress(`${name}.svg`), alt: '', ...size }
}

/** Where the browser finds a file of the tenant's assets. */
export function assetAddress(path: string): string {
  return storefront.shopAsset(tenant, path)
}

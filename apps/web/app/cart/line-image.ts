import type { CartLine } from '@floga/cart-core'
import type { ImageAsset } from '@floga/ui'

/** A line's image; its name stands beside it. */
export function lineImage({ image }: Pick<CartLine, 'image'>): ImageAsset | undefined {
  if (!image) return undefined
  return { src: image.src, alt: '', width: image.widthPx ?? 96, height: image.heightPx ?? 96 }
}

import type { CartLine } from '@floga/cart-core'
import type { PictureData } from '@floga/ui'

/** A line's picture; its name stands beside it. */
export function linePicture({ image }: Pick<CartLine, 'image'>): PictureData | undefined {
  if (!image) return undefined
  return { src: image.src, alt: '', width: image.widthPx ?? 96, height: image.heightPx ?? 96 }
}

import { assetAddress } from '@floga/api-client'
import type { ImageAsset } from '@floga/ui'

import { shop } from './shop.js'

/** An image of the platform, as its operations tell of it. */
export interface PlatformImage {
  src: string
  alt: string
  metadata: { width: number; height: number }
}

/** An image as the kit draws it; the shop's leaf where there is none. */
export function toImage(
  image: PlatformImage | null | undefined,
  alt = image?.alt ?? '',
): ImageAsset {
  if (!image) return { src: '/leaf.svg', alt, width: 480, height: 480 }
  const src = assetAddress(image.src, { base: `/assets/${shop.id}` })
  return { src, alt, ...image.metadata }
}

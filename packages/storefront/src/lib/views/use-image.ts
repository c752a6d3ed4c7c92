import { assetAddress } from '@floga/api-client'
import type { ImageAsset } from '@floga/ui'

import { useStorefront } from './storefront-context.js'

/** An image of the platform, as its operations describe it. */
export interface PlatformImage {
  src: string
  alt: string
  metadata: { width: number; height: number }
  webpSrcset?: string | null
  avifSrcset?: string | null
}

/** Options of the function that {@link useImage} gives. */
export interface ToImageOptions {
  alt?: string
  /** How wide it stands on the page, as `sizes` of `<img>`: the browser then chooses among its widths. */
  sizes?: string
}

/** Turns an image of the platform into one of the kit; the shop's mark where there is none. */
export function useImage(): (
  image: PlatformImage | null | undefined,
  options?: ToImageOptions,
) => ImageAsset {
  const { id, mark } = useStorefront()
  const address = (src: string) => assetAddress(src, { base: `/assets/${id}` })
  const addresses = (list: string) => list.split(', ').map(address).join(', ')
  return (image, { alt = image?.alt ?? '', sizes } = {}) => {
    if (!image) return { src: mark, alt, width: 480, height: 480 }
    const { src, metadata, webpSrcset, avifSrcset } = image
    const sources = [
      ...(avifSrcset ? [{ type: 'image/avif', srcSet: addresses(avifSrcset) }] : []),
      ...(webpSrcset ? [{ type: 'image/webp', srcSet: addresses(webpSrcset) }] : []),
    ]
    return { src: address(src), alt, ...metadata, ...(sizes ? { sizes, sources } : {}) }
  }
}

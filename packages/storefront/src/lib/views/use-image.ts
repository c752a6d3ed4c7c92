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

/** Options of the function that {@link useImage} returns. */
export interface ToImageOptions {
  alt?: string
  /** Displayed width, as `sizes` of `<img>`, from which the browser chooses a source. */
  sizes?: string
}

/** Converts an image of the platform to one of the kit; the shop's logo if there is none. */
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

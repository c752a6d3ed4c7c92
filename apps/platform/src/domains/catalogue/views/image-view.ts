import { assetWidths } from '@floga/platform-contract'
import type { StoredImage } from '../import/image-metadata.js'
import type { ViewScope } from './view-scope.js'
import { pickText } from './view-scope.js'
import type { Image } from '../../../foundation/generated/contract-types.js'

const presetWidths = { SMALL: 320, MEDIUM: 640, LARGE: 1200 } as const
const endings = { AVIF: 'avif', WEBP: 'webp', JPEG: 'jpg' } as const

/** The contract's `Image`. Addresses are relative to the tenant's asset base. */
export interface ImageView extends Omit<Image, 'src' | 'srcset'> {
  src(args: { size: keyof typeof presetWidths }): string
  srcset(args: { format: keyof typeof endings }): string
}

/** Localizes an image and builds its addresses; the version makes an address immutable. */
export function toImageView(image: StoredImage, scope: ViewScope): ImageView {
  const address = (width: number, ending: string) =>
    image.isDrawing
      ? `${image.file}.svg?v=${image.version}`
      : `${image.file}-${width}.${ending}?v=${image.version}`
  return {
    alt: pickText(image.alt, scope) ?? '',
    src: ({ size }) => address(presetWidths[size], 'jpg'),
    srcset: ({ format }) =>
      widthsFor(image)
        .map((width) => `${address(width, endings[format])} ${width}w`)
        .join(', '),
    metadata: { width: image.width, height: image.height, preview: image.preview },
  }
}

/** An SVG has one file for all widths; an image is never enlarged. */
function widthsFor(image: StoredImage): number[] {
  if (image.isDrawing) return [image.width]
  const widths = assetWidths.filter((width) => width <= image.width)
  return widths.length > 0 ? widths : [assetWidths[0]]
}

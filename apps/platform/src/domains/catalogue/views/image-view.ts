import { assetWidths } from '@floga/platform-contract'
import type { StoredPicture } from '../import/image-facts.js'
import type { ViewScope } from './view-scope.js'
import { pickWords } from './view-scope.js'

const presetWidths = { SMALL: 320, MEDIUM: 640, LARGE: 1200 } as const
const endings = { AVIF: 'avif', WEBP: 'webp', JPEG: 'jpg' } as const

/** The contract's `Image`. Addresses are relative to the tenant's asset base. */
export interface ImageView {
  alt: string
  src(args: { size: keyof typeof presetWidths }): string
  srcset(args: { format: keyof typeof endings }): string
  metadata: { width: number; height: number; preview: string | null }
}

/** Puts a picture into words and addresses; the version makes an address immutable. */
export function toImageView(picture: StoredPicture, scope: ViewScope): ImageView {
  const address = (width: number, ending: string) =>
    picture.isDrawing
      ? `${picture.file}.svg?v=${picture.version}`
      : `${picture.file}-${width}.${ending}?v=${picture.version}`
  return {
    alt: pickWords(picture.alt, scope) ?? '',
    src: ({ size }) => address(presetWidths[size], 'jpg'),
    srcset: ({ format }) =>
      widthsFor(picture)
        .map((width) => `${address(width, endings[format])} ${width}w`)
        .join(', '),
    metadata: { width: picture.width, height: picture.height, preview: picture.preview },
  }
}

/** A drawing has one file for all widths; a picture is never made larger than it is. */
function widthsFor(picture: StoredPicture): number[] {
  if (picture.isDrawing) return [picture.width]
  const widths = assetWidths.filter((width) => width <= picture.width)
  return widths.length > 0 ? widths : [assetWidths[0]]
}

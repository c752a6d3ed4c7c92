import type { MenuCategoriesQuery } from '@floga/api-client/operations'

/** An image of the platform in all of its widths. */
export type FullImage = NonNullable<MenuCategoriesQuery['menuCategories'][number]['image']>

/** An image without fields that only its own page needs. */
export type CardImage = Pick<FullImage, 'src' | 'webpSrcset'> & {
  /** Omitted if it only differs by extension. */
  avifSrcset?: string
  metadata: Pick<FullImage['metadata'], 'width' | 'height'>
}

/** An image without unused texts, in the widths that a card can need. */
export function toCardImage(image: FullImage): CardImage {
  const { src, metadata, webpSrcset, avifSrcset } = toPlainImage(image)
  const known = chosenWidths.get(webpSrcset)
  const chosen = known?.of === avifSrcset ? known.widths : chooseWidths(webpSrcset, avifSrcset)
  return { src, metadata, ...chosen }
}

type CardWidths = Pick<CardImage, 'webpSrcset' | 'avifSrcset'>

/**
 * By all WebP candidates of an image. Lists show the same products again and again, and going
 * through 24 of them takes 0.4 ms.
 */
const chosenWidths = new Map<string, { of: string; widths: CardWidths }>()
/** Some 1.5 KiB each. */
const mostChosen = 2_000

function chooseWidths(webpSrcset: string, avifSrcset: string): CardWidths {
  const webp = forCards(webpSrcset)
  const avif = forCards(avifSrcset)
  // A page of many cards need not repeat the same names.
  const widths = { webpSrcset: webp, ...(avif === asAvif(webp) ? {} : { avifSrcset: avif }) }
  if (chosenWidths.size >= mostChosen) chosenWidths.clear()
  chosenWidths.set(webpSrcset, { of: avifSrcset, widths })
  return widths
}

/** An image without texts, in every width. */
export function toPlainImage(image: FullImage): Required<CardImage> {
  const { src, avifSrcset, webpSrcset, metadata } = image
  const { width, height } = metadata
  return { src, avifSrcset, webpSrcset, metadata: { width, height } }
}

/** Up to 300 px wide, on screens of twice as many pixels. */
const cardWidths = /-(?:320|480|640)\.\w+\S* \d+w$/

function forCards(srcset: string): string {
  const fitting = srcset.split(', ').filter((candidate) => cardWidths.test(candidate))
  return fitting.length > 0 ? fitting.join(', ') : srcset
}

/** The same images as AVIF, where their addresses differ in nothing else. */
export function asAvif(webpSrcset: string): string {
  return webpSrcset.replaceAll('.webp', '.avif')
}

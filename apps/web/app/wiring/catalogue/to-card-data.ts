import type { CardImageData, ImageData, ProductCardData, RowCardData } from '../api/api-types.js'
import { asAvif } from '../content/to-image.js'

/** Takes from a product what its card shows, so that a page does not carry the rest to the browser. */
export function toCardData(
  product: Omit<ProductCardData, 'image' | 'facts'> & {
    image?: ImageData | null
    facts: readonly { name: string; value: string }[]
  },
): ProductCardData {
  const { id, slug, name, kind, availability, onSale, discountRate, variantsCount } = product
  const { brand, facts, colors, master, image, salePriceWithTax, priceWithTax, lowestPrice30Days } =
    product
  return {
    id,
    slug,
    name,
    // Its line drawing stands in for an image alone.
    kind: image ? null : kind,
    availability,
    onSale,
    discountRate,
    variantsCount,
    brand: brand ? { name: brand.name } : null,
    facts: facts.map((fact) => ({ value: toPlainFact(fact) })),
    colors: colors.length > 1 ? colors : [],
    // Its random characters are a tenth of what a card takes on the wire.
    master: isBoughtAtOnce(product) && master ? { id: master.id } : null,
    image: image ? toCardImage(image) : null,
    salePriceWithTax: { formatted: salePriceWithTax.formatted },
    priceWithTax: { formatted: priceWithTax.formatted },
    lowestPrice30Days: lowestPrice30Days ? { formatted: lowestPrice30Days.formatted } : null,
  }
}

/** The same for a card in a row. */
export function toRowCardData(product: Parameters<typeof toCardData>[0]): RowCardData {
  const { id: _id, ...card } = toCardData(product)
  return card
}

/** A number alone says nothing of what it counts. */
function toPlainFact({ name, value }: { name: string; value: string }): string {
  return /\p{L}|°|%/u.test(value) ? value : `${name}: ${value}`
}

/** Whether a card puts the product into the cart itself: there is nothing to choose, and it can be had. */
export function isBoughtAtOnce({
  variantsCount,
  availability,
}: Pick<ProductCardData, 'variantsCount' | 'availability'>): boolean {
  return variantsCount === 1 && !isSoldOut(availability)
}

/** Whether a product can neither be bought nor ordered. */
export function isSoldOut(availability: ProductCardData['availability']): boolean {
  return availability === 'OUT_OF_STOCK' || availability === 'DISCONTINUED'
}

/** An image without the words that a card does not show, in the widths that a card can need. */
export function toCardImage(image: ImageData): CardImageData {
  const { src, metadata, webpSrcset, avifSrcset } = toPlainImage(image)
  const known = chosenWidths.get(webpSrcset)
  const chosen = known?.of === avifSrcset ? known.widths : chooseWidths(webpSrcset, avifSrcset)
  return { src, metadata, ...chosen }
}

type CardWidths = Pick<CardImageData, 'webpSrcset' | 'avifSrcset'>

/** By all WebP candidates of an image. Lists show the same products again and again, and going through 24 of them takes 0.4 ms. */
const chosenWidths = new Map<string, { of: string; widths: CardWidths }>()
/** Some 1.5 KiB each. */
const mostChosen = 2_000

function chooseWidths(webpSrcset: string, avifSrcset: string): CardWidths {
  const webp = forCards(webpSrcset)
  const avif = forCards(avifSrcset)
  // A page of many cards need not say the same names twice.
  const widths = { webpSrcset: webp, ...(avif === asAvif(webp) ? {} : { avifSrcset: avif }) }
  if (chosenWidths.size >= mostChosen) chosenWidths.clear()
  chosenWidths.set(webpSrcset, { of: avifSrcset, widths })
  return widths
}

/** An image without its words, in every width. */
export function toPlainImage(image: ImageData): Required<CardImageData> {
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

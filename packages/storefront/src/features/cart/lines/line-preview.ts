import type { CartImage, CartLine, CartLinePreview, Money } from '@floga/cart-core'
import type { ImageAsset } from '@floga/ui'

import type { CardImageData } from '../../../request/api/api-types.js'
import { imageSizes, toImage } from '../../../components/images/to-image.js'
import type { ImagesShop } from '../../../components/images/to-image.js'

/** A product that can be added to the cart, as a page has it. */
export interface AddableProduct {
  name: string
  slug: string
  kind: string | null | undefined
  image: CardImageData | null | undefined
}

/** One of its variants. */
export interface AddableVariant {
  /** The chosen options; empty for a product without options. */
  label?: string | null
  unitPrice: Pick<Money, 'amountMinor' | 'currency'>
  maxQuantity?: number | null
}

/** The cart line shown optimistically, with the names that the platform will return. */
export function toLinePreview(
  shop: ImagesShop,
  { name, slug, kind, image }: AddableProduct,
  { label, unitPrice: { amountMinor, currency }, maxQuantity = null }: AddableVariant,
): CartLinePreview {
  return {
    name: toLineName(name, label),
    slug,
    unitPrice: { amountMinor, currency },
    image: toCartImage(shop, image, kind),
    maxQuantity,
  }
}

/** The name of a line: the product's, with the options of its variant. */
export function toLineName(productName: string, label: string | null | undefined): string {
  return label ? `${productName}, ${label}` : productName
}

/** Sharp at a line's 72 px on any screen, and among the widths that cards have. */
const widthPx = 320

/**
 * The image of a line's product: the same file from a card, from a product page and from the
 * platform's cart.
 */
export function toCartImage(
  shop: ImagesShop,
  image: CardImageData | null | undefined,
  kind: string | null | undefined,
): CartImage {
  const { src, width, height, sources } = toImage(shop, image, {
    sizes: imageSizes.thumbnail,
    alt: '',
    kind: kind ?? null,
  })
  const candidates = sources?.at(-1)?.srcSet.split(', ') ?? []
  const fitting = candidates.find((one) => one.endsWith(` ${widthPx}w`)) ?? candidates[0]
  return { src: fitting?.split(' ', 1)[0] ?? src, alt: '', widthPx: width, heightPx: height }
}

/**
 * A line's image for the kit; its alternative text is empty, because the product's name is next to
 * it.
 */
export function lineImage({ image }: Pick<CartLine, 'image'>): ImageAsset | undefined {
  if (!image) return undefined
  return { src: image.src, alt: '', width: image.widthPx ?? 96, height: image.heightPx ?? 96 }
}

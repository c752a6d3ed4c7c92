import { toCardImage } from '../../../components/images/card-image.js'
import { keepUnits } from '../../../components/keep-units.js'

import type {
  CardVariantData,
  ImageData,
  ProductCardData,
  ProductSet,
  ProductSetData,
  RowCardData,
} from '../../../request/api/api-types.js'

/** Selects the fields of a product that its card renders, to reduce the page's data. */
export function toCardData(
  product: Omit<
    ProductCardData,
    'image' | 'brand' | 'facts' | 'rating' | 'master' | 'salePriceWithTax'
  > & {
    image?: ImageData | null
    brand?: { name: string } | null
    facts: readonly { name: string; value: string }[]
    rating?: { average: number; count: number } | null
    master: { id: string; maxQuantity: number }
    salePriceWithTax: { amountMinor: number; currency: string; formatted: string }
  },
): ProductCardData {
  const { id, slug, sku, name, kind, availability, onSale, discountRate, variantsCount } = product
  const {
    rating,
    brand,
    facts,
    colors,
    master,
    image,
    salePriceWithTax,
    priceWithTax,
    lowestPrice30Days,
  } = product
  return {
    id,
    slug,
    sku,
    name,
    // Its line drawing is only the fallback of an image.
    kind: image ? null : kind,
    availability,
    onSale,
    discountRate,
    variantsCount,
    brand: brand?.name ?? null,
    facts: facts.map(toPlainText),
    colors: colors.length > 1 ? colors : [],
    // The random characters of an id are a tenth of a card's bytes.
    master: isBoughtAtOnce(product) ? toCardVariant(master, salePriceWithTax) : null,
    image: image ? toCardImage(image) : null,
    salePriceWithTax: { formatted: salePriceWithTax.formatted },
    priceWithTax: { formatted: priceWithTax.formatted },
    ...(rating ? { rating: { average: rating.average, count: rating.count } } : {}),
    lowestPrice30Days: lowestPrice30Days ? { formatted: lowestPrice30Days.formatted } : null,
  }
}

/** The variant that a card adds to the cart. */
export function toCardVariant(
  { id, maxQuantity }: { id: string; maxQuantity: number },
  { amountMinor, currency }: CardVariantData['unitPrice'],
): CardVariantData {
  return { id, maxQuantity, unitPrice: { amountMinor, currency } }
}

/** The same for a card in a row. */
export function toRowCardData(product: Parameters<typeof toCardData>[0]): RowCardData {
  const { id: _id, sku: _sku, ...card } = toCardData(product)
  return card
}

/** Selects the widths in which the parts of a set are shown. */
export function toSetData({ parts, totals }: ProductSet): ProductSetData {
  return {
    totals,
    parts: parts.map(({ product, variant }) => ({
      variant,
      product: { ...product, image: product.image ? toCardImage(product.image) : null },
    })),
  }
}

/** A number alone does not tell its unit. */
function toPlainText({ name, value }: { name: string; value: string }): string {
  return keepUnits(/\p{L}|°|%/u.test(value) ? value : `${name}: ${value}`)
}

/**
 * Whether a card puts the product into the cart itself: there is nothing to choose, and it can be
 * had.
 */
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

import type { Transaction } from '../../foundation/database/database.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import type { UniqueKey } from '../../foundation/generated/contract-types.js'
import { maxQuantity } from '../../foundation/pricing/availability.js'
import { findProduct, findProducts } from './find-product.js'
import { fittingParts, isPart } from './fitting-parts.js'
import { payablePrice } from './price-reduction.js'
import type { ProductRow } from './views/product-view.js'
import type { VariantRow, VariantView } from './views/variant-view.js'
import { toVariantView } from './views/variant-view.js'
import type { ViewScope } from './views/view-scope.js'

/** The contract's `SetPart`; its product is read when it is selected. */
export interface SetPartView {
  productId: string
  variant: VariantView
}

interface ChosenPart {
  product: ProductRow
  variant: VariantRow
}

/**
 * Finds the set that a product belongs to, with the price of each choice of its parts.
 *
 * @param known The product, where it has been read before.
 */
export async function findProductSet(
  sql: Transaction,
  key: UniqueKey,
  scope: ViewScope,
  known?: ProductRow,
) {
  const product = known ?? (await findProduct(sql, key, scope.locale))
  if (!product) return null
  const others = await findProducts(sql, product.relatedIds)
  const parts = isPart(product) ? fittingParts(product, others) : withCompanions(product, others)
  const chosen = parts.flatMap((part): ChosenPart[] => {
    const sku = part.id === product.id ? key.sku : null
    const variant = chooseVariant(part.variants, sku ?? null)
    return variant ? [{ product: part, variant }] : []
  })
  if (chosen.length < 2 || chosen.length < parts.length) return null
  return {
    parts: chosen.map((part) => ({
      productId: part.product.id,
      variant: toVariantView(part.variant, part.product, scope),
    })),
    totals: choicesOf(chosen).map((choice) => ({
      variantIds: choice.map(({ variant }) => variant.id),
      total: formatMoney(
        choice.reduce((sum, { variant }) => sum + payablePrice(variant), 0),
        scope.currency,
        scope.locale,
      ),
    })),
  }
}

/** As many products as the choices of a set are counted for. */
const MOST_PARTS = 3

/**
 * A product that is no part, with the first that the merchant lists with it and that can be had. One
 * of its own category is bought instead of it.
 */
function withCompanions(product: ProductRow, others: readonly ProductRow[]): ProductRow[] {
  const companions = others.filter(
    ({ variants, categoryIds }) =>
      chooseVariant(variants, null) !== undefined && categoryIds?.[0] !== product.categoryIds?.[0],
  )
  return [product, ...companions.slice(0, MOST_PARTS - 1)]
}

/** The requested variant, else the first, if available. */
function chooseVariant(
  variants: readonly VariantRow[],
  sku: string | null,
): VariantRow | undefined {
  const available = variants.filter((variant) => maxQuantity(variant) > 0)
  return sku === null ? available[0] : available.find((variant) => variant.sku === sku)
}

/** Every choice of one part or more, in the order of the parts. */
function choicesOf<Part>(parts: readonly Part[]): Part[][] {
  return parts
    .reduce<Part[][]>(
      (choices, part) => [...choices, ...choices.map((one) => [...one, part])],
      [[]],
    )
    .filter((choice) => choice.length > 0)
}

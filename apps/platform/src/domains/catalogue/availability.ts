import type { Availability } from '../../foundation/generated/contract-types.js'

/** Five pieces or fewer are few. */
const lowStockAt = 5

export interface StockFacts {
  stock: number
  backorderable: boolean
  active?: boolean
}

/** Whether a variant can be had. */
export function availabilityOf(variant: StockFacts): Availability {
  if (variant.active === false) return 'DISCONTINUED'
  if (variant.stock > lowStockAt) return 'IN_STOCK'
  if (variant.stock > 0) return 'LOW_STOCK'
  return variant.backorderable ? 'BACKORDER' : 'OUT_OF_STOCK'
}

/** A product can be had as soon as one of its variants can: the pieces of all are counted. */
export function productAvailability(variants: readonly StockFacts[]): Availability {
  return availabilityOf({
    stock: variants.reduce((total, variant) => total + variant.stock, 0),
    backorderable: variants.some((variant) => variant.backorderable),
    active: variants.some((variant) => variant.active !== false),
  })
}

/** Most pieces that one cart may hold. */
export function maxQuantity(variant: StockFacts): number {
  if (variant.active === false) return 0
  return variant.backorderable ? 999 : Math.min(variant.stock, 999)
}

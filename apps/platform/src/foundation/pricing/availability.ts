import type { Availability } from '../generated/contract-types.js'

/** Five pieces or fewer are low stock. */
const lowStockAt = 5

export interface StockLevel {
  stock: number
  backorderable: boolean
  active?: boolean
}

/** Whether a variant can be had. */
export function availabilityOf(variant: StockLevel): Availability {
  if (variant.active === false) return 'DISCONTINUED'
  if (variant.stock > lowStockAt) return 'IN_STOCK'
  if (variant.stock > 0) return 'LOW_STOCK'
  return variant.backorderable ? 'BACKORDER' : 'OUT_OF_STOCK'
}

/** A product is available if one of its variants is: the stock of all is added up. */
export function productAvailability(variants: readonly StockLevel[]): Availability {
  return availabilityOf({
    stock: variants.reduce((total, variant) => total + variant.stock, 0),
    backorderable: variants.some((variant) => variant.backorderable),
    active: variants.some((variant) => variant.active !== false),
  })
}

/** Maximum quantity of a variant in one cart. */
export function maxQuantity(variant: StockLevel): number {
  if (variant.active === false) return 0
  return variant.backorderable ? 999 : Math.min(variant.stock, 999)
}

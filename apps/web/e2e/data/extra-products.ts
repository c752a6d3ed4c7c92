import type { ExtraProduct } from './extra-catalogue.js'

/** One piece in stock, for two concurrent orders. */
export const lastPiece: ExtraProduct = { key: 'last-piece', stock: 1 }

/** Enough pieces, for orders whose stock is checked. */
export const counted: ExtraProduct = { key: 'counted', stock: 40 }

/** More pieces than a test adds. */
export const plenty: ExtraProduct = { key: 'plenty', stock: 500 }

/** Unpublished while it is in a cart. */
export const unpublished: ExtraProduct = { key: 'unpublished' }

/** Its price rises while it is in a cart. */
export const repriced: ExtraProduct = { key: 'repriced', priceMinor: 1000 }

/** Without stock. */
export const soldOut: ExtraProduct = { key: 'sold-out', stock: 0 }

/** Shipped by freight within mainland Greece only. */
export const dangerous: ExtraProduct = { key: 'dangerous', isDangerous: true }

/** Expensive enough for instalments, and above the limit of cash on delivery. */
export const expensive: ExtraProduct = { key: 'expensive', priceMinor: 60_000 }

/** All products added to the default catalogue for tests. */
export const extraProducts: readonly ExtraProduct[] = [
  lastPiece,
  counted,
  plenty,
  unpublished,
  repriced,
  soldOut,
  dangerous,
  expensive,
]

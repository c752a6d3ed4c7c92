import type { ExtraProduct } from './extra-catalogue.js'

/** One piece left, for two shoppers who both want it. */
export const lastPiece: ExtraProduct = { key: 'last-piece', stock: 1 }

/** Plenty of pieces, for orders whose stock is counted. */
export const counted: ExtraProduct = { key: 'counted', stock: 40 }

/** More pieces than anybody clicks. */
export const plenty: ExtraProduct = { key: 'plenty', stock: 500 }

/** Taken out of the shop while it lies in a cart. */
export const vanishing: ExtraProduct = { key: 'vanishing' }

/** Dearer while it lies in a cart. */
export const repriced: ExtraProduct = { key: 'repriced', priceMinor: 1000 }

/** Not to be had until stock comes. */
export const soldOut: ExtraProduct = { key: 'sold-out', stock: 0 }

/** Travels by freight in mainland Greece alone. */
export const dangerous: ExtraProduct = { key: 'dangerous', isDangerous: true }

/** Dear enough for instalments, and for more than a courier collects in cash. */
export const dear: ExtraProduct = { key: 'dear', priceMinor: 60_000 }

/** Everything that stands in a journey's catalogue beside the shop's own. */
export const extraProducts: readonly ExtraProduct[] = [
  lastPiece,
  counted,
  plenty,
  vanishing,
  repriced,
  soldOut,
  dangerous,
  dear,
]

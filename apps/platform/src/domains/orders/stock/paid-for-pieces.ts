export interface PaidLine {
  quantity: number
  lineTotalMinor: number
  /** Its share of the order's discount. */
  discountMinor: number
  /** Pieces that came back before. */
  returned: number
}

/**
 * What was paid for some more pieces of a line: however a line comes back, piece by piece or at once, the sum is what was
 * paid for it, to the cent.
 */
export function paidForPieces(line: PaidLine, pieces: number): number {
  const paidMinor = line.lineTotalMinor - line.discountMinor
  const upTo = (count: number) => Math.floor((paidMinor * count) / line.quantity)
  return upTo(line.returned + pieces) - upTo(line.returned)
}

export interface PricedVariant {
  /** Before a sale, VAT included. */
  priceMinor: number
  salePriceMinor: number | null
}

/** What a shopper pays, VAT included. */
export function payablePrice(variant: PricedVariant): number {
  return variant.salePriceMinor ?? variant.priceMinor
}

/** Whole per cent off, rounded down so that no offer promises too much; 0 without a sale. */
export function discountRate(variant: PricedVariant): number {
  if (variant.salePriceMinor === null || variant.priceMinor === 0) return 0
  const rate = Math.floor(
    ((variant.priceMinor - variant.salePriceMinor) * 100) / variant.priceMinor,
  )
  return Math.max(0, Math.min(99, rate))
}

/** The variant that a list names the price of. */
export function cheapestVariant<Variant extends PricedVariant>(
  variants: readonly Variant[],
): Variant | undefined {
  return variants.reduce<Variant | undefined>(
    (best, variant) => (best && payablePrice(best) <= payablePrice(variant) ? best : variant),
    undefined,
  )
}

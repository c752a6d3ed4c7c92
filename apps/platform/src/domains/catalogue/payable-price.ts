export interface PricedVariant {
  /** Before a sale, VAT included. */
  priceMinor: number
  salePriceMinor: number | null
}

/** What a shopper pays, VAT included. */
export function payablePrice(variant: PricedVariant): number {
  return variant.salePriceMinor ?? variant.priceMinor
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

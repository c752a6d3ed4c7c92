export interface PricedVariant {
  /** Before a sale, VAT included. */
  priceMinor: number
  salePriceMinor: number | null
}

/** Price for the shopper, including VAT. */
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

/** Input for computing a reduction, besides the price itself. */
export interface ReducibleVariant extends PricedVariant {
  /** Lowest price of the 30 days before the sale, VAT included; null where none is known. */
  lowestPriceMinor: number | null
}

/** A reduction of a price, as a shop may announce it. */
export interface PriceReduction {
  /** The price that it is counted from. */
  fromMinor: number
  savingMinor: number
  /** Whole per cent, rounded down so that no offer promises too much; 0 below one per cent. */
  rate: number
}

/**
 * The reduction of a sale, or null if none may be announced: it is computed from the lowest price
 * of the previous 30 days, and a sale at or above that price is no reduction.
 *
 * @see Directive 98/6/EC, article 6a, as read by the Court in C-330/23
 */
export function priceReduction(variant: ReducibleVariant): PriceReduction | null {
  const { priceMinor, salePriceMinor, lowestPriceMinor } = variant
  if (salePriceMinor === null || lowestPriceMinor === null) return null
  const fromMinor = Math.min(lowestPriceMinor, priceMinor)
  const savingMinor = fromMinor - salePriceMinor
  if (savingMinor <= 0) return null
  return { fromMinor, savingMinor, rate: Math.min(99, Math.floor((savingMinor * 100) / fromMinor)) }
}

/** A product's reductions as lists show them. */
export interface ListedReduction {
  /** Of the price that the list names, which is the cheapest variant's. */
  named: PriceReduction | null
  /** Some variant's price is reduced. */
  isReduced: boolean
  /** Per cent off the named price, or up to how much off another variant's. */
  rate: number
}

/**
 * The reduction of the price that a list names, or the largest among the variants where that price
 * has none.
 */
export function listedReduction(variants: readonly ReducibleVariant[]): ListedReduction {
  const cheapest = cheapestVariant(variants)
  const named = cheapest ? priceReduction(cheapest) : null
  const reductions = variants.map(priceReduction).filter((one) => one !== null)
  return {
    named,
    isReduced: reductions.length > 0,
    rate: named ? named.rate : Math.max(0, ...reductions.map(({ rate }) => rate)),
  }
}

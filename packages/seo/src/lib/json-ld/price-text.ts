/** An amount of money in minor units. */
export interface PriceInput {
  /** Whole number of minor units: 1250 is 12.50. */
  amountMinor: number
  /** ISO 4217 code: `EUR`. */
  currency: string
}

/** Writes an amount for machines, with a point and every digit: `12.50`. */
export function priceText({ amountMinor, currency }: PriceInput): string {
  const digits = digitsOf(currency)
  const sign = amountMinor < 0 ? '-' : ''
  const padded = String(Math.abs(amountMinor)).padStart(digits + 1, '0')
  const whole = padded.slice(0, padded.length - digits)
  return sign + whole + (digits > 0 ? `.${padded.slice(-digits)}` : '')
}

const knownDigits = new Map<string, number>()

/** Cached by currency, because creating a format is expensive. */
function digitsOf(currency: string): number {
  const known = knownDigits.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  knownDigits.set(currency, digits)
  return digits
}

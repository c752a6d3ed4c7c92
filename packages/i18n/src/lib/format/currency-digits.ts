import type { MoneyAmount } from './money-format.js'

const known = new Map<string, number>()

/**
 * How many digits the minor unit of a currency has.
 *
 * @param currency ISO 4217 code.
 * @example
 * currencyDigits('EUR') // 2, and 0 for JPY, 3 for KWD
 */
export function currencyDigits(currency: string): number {
  let digits = known.get(currency)
  if (digits === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    digits = format.resolvedOptions().maximumFractionDigits ?? 2
    known.set(currency, digits)
  }
  return digits
}

/** An amount in the currency's whole units, as fields and other programs count it: 12.5 for 1250 cents, 1250 for as many yen. */
export function toMajorUnits({ amountMinor, currency }: MoneyAmount): number {
  return amountMinor / 10 ** currencyDigits(currency)
}

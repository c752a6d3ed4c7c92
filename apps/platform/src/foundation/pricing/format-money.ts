import type { Money } from '../generated/contract-types.js'

const formats = new Map<string, Intl.NumberFormat>()

/** Writes an amount as the locale has it, such as `1.234,50 €`; its space does not break. */
export function formatMoney(amountMinor: number, currency: string, locale: string): Money {
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency })
    formats.set(key, format)
  }
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  // Adding zero turns -0 into 0.
  const formatted = format
    .format(amountMinor / 10 ** digits + 0)
    .replace(/[\u202f\u0020]/g, '\u00a0')
  return { amountMinor, currency, formatted }
}

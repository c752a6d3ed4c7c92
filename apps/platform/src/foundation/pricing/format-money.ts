import { currencyDigits } from '@floga/i18n'
import type { Money } from '../generated/contract-types.js'

/** With the minor units of one unit; asking a format for its digits costs more than formatting. */
const formats = new Map<string, { format: Intl.NumberFormat; minorUnits: number }>()

/** Writes an amount as the locale has it, such as `1.234,50 €`; its space does not break. */
export function formatMoney(amountMinor: number, currency: string, locale: string): Money {
  const key = `${locale} ${currency}`
  let known = formats.get(key)
  if (!known) {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
    known = { format, minorUnits: 10 ** currencyDigits(currency) }
    formats.set(key, known)
  }
  // Adding zero turns -0 into 0.
  const formatted = known.format
    .format(amountMinor / known.minorUnits + 0)
    .replace(/[\u202f\u0020]/g, '\u00a0')
  return { amountMinor, currency, formatted }
}

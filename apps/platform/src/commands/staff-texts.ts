import { formatMoney } from '../foundation/pricing/format-money.js'

/** An amount as staff read it, such as `€28.70`. */
export function staffMoney(minor: number, currency: string): string {
  return formatMoney(minor, currency, 'en').formatted
}

/** A time where the shop is, such as `2026-11-21 12:00`: it sorts as text. */
export function staffTime(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.format(moment).replace(',', '')
}

/**
 * What a customer typed, for a cell on one line: a spreadsheet would take a text that begins like a
 * formula for one.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function toCell(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(line) ? `'${line}` : line
}

import { currencyDigits } from '@floga/i18n'

/** How a file is written. */
export interface CsvFormat {
  /**
   * As spreadsheets of countries with a decimal comma open it: semicolons, decimal commas, a byte
   * order mark.
   */
  isForExcel: boolean
}

/** What the file begins with. */
export function csvStart({ isForExcel }: CsvFormat): string {
  return isForExcel ? '\uFEFF' : ''
}

/**
 * A line of a file in CSV.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc4180}
 */
export function toCsvLine(cells: readonly string[], { isForExcel }: CsvFormat): string {
  const separator = isForExcel ? ';' : ','
  const quoted = cells.map((cell) =>
    cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  )
  return `${quoted.join(separator)}${isForExcel ? '\r\n' : '\n'}`
}

/** An amount without its currency, such as `28.70` or `28,70`. */
export function toCsvMoney(minor: number, currency: string, { isForExcel }: CsvFormat): string {
  const digits = currencyDigits(currency)
  const text = (minor / 10 ** digits).toFixed(digits)
  return isForExcel ? text.replace('.', ',') : text
}

import { parseMoney } from '../../../foundation/pricing/parse-money.js'
import { parseCount } from '../../../foundation/pricing/parse-count.js'
import type { TableRow } from '../../../foundation/files/read-table.js'
import { FieldError } from './field-error.js'

/** A row's text in a column, and how messages name that column. */
export interface Field {
  row: TableRow
  title: string
}

/**
 * An amount in a column; null in an empty one.
 *
 * @throws {FieldError} When it cannot be read.
 */
export function readMoney({ row, title }: Field, currency: string): number | null {
  const text = row.cell(title)
  if (text === '') return null
  const parsed = parseMoney(text, currency)
  if ('problem' in parsed) throw new FieldError(title, `"${text}" ${parsed.problem}`, row.line)
  return parsed.minor
}

/** What a customer pays, and what it was before. */
export interface Prices {
  priceMinor: number
  salePriceMinor: number | null
}

/**
 * The price, and the lower one of a sale.
 *
 * @throws {FieldError} When there is none above 0, or one cannot be read.
 */
export function readPrices(price: Field, sale: Field, currency: string): Prices {
  const priceMinor = readMoney(price, currency)
  if (priceMinor === null) throw new FieldError(price.title, 'is missing', price.row.line)
  if (priceMinor === 0) throw new FieldError(price.title, 'is 0', price.row.line)
  const saleMinor = readMoney(sale, currency)
  const isSale = saleMinor !== null && saleMinor > 0 && saleMinor < priceMinor
  return { priceMinor, salePriceMinor: isSale ? saleMinor : null }
}

/**
 * Whole pieces in a column; null in an empty one.
 *
 * @throws {FieldError} When it is no number.
 */
export function readCount({ row, title }: Field): number | null {
  const text = row.cell(title)
  if (text === '') return null
  const count = parseCount(text)
  if (count === undefined) throw new FieldError(title, `"${text}" is no number of pieces`, row.line)
  return count
}

/** A decimal number with a point or a comma; null when it is empty, 0 or none. */
export function readDecimal(text: string): number | null {
  const [, whole, fraction = '0'] = /^(\d{1,9})(?:[.,](\d{1,6}))?$/.exec(text) ?? []
  return whole === undefined ? null : Number(`${whole}.${fraction}`) || null
}

/** Grams of a weight such as `1.2 kg`, `350 gr` or, with a default unit, `350`. */
export function readGrams(text: string, defaultUnit?: 'g' | 'kg'): number | null {
  const [, number = '', unit = ''] = /^([\d.,]+)\s*(\p{L}*)\.?$/u.exec(text.trim()) ?? []
  const amount = readDecimal(number)
  const perUnit = gramsOf[unit === '' ? (defaultUnit ?? '') : unit.toLowerCase()]
  return amount === null || perUnit === undefined
    ? null
    : Math.min(1_000_000, Math.round(amount * perUnit))
}

const units: readonly (readonly [number, string])[] = [
  [1, 'g gr grs gram grams γρ γραμμάρια'],
  [1_000, 'kg kgs kgr kilo kilos kilograms κιλά κιλό κ'],
  [28.349_523, 'oz ounce ounces'],
  [453.592_37, 'lb lbs pound pounds'],
]

const gramsOf: Readonly<Record<string, number>> = Object.fromEntries(
  units.flatMap(([grams, names]) => names.split(' ').map((name) => [name, grams])),
)

/** A number that shops scan, without signs between its digits; null when it is none. */
export function readBarcode(text: string): string | null {
  const digits = text.replaceAll(/^'|[\s-]/g, '')
  return /^[0-9A-Za-z]{1,20}$/.test(digits) ? digits : null
}

/** An instant such as `2026-11-20 10:00:00`; null when it is none. */
export function readInstant(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null
  // Time zones may lack the colon that JavaScript requires.
  const instant = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

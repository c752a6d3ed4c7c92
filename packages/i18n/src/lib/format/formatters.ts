import type { MoneyAmount, MoneyParts } from './money-format.js'
import { createDateFormat, type DateStyle, type DateValue } from './date-format.js'
import { assertKnown } from './assert-known.js'
import { createMoneyFormat } from './money-format.js'
import { normalizeSpaces } from './normalize-spaces.js'

export interface FormattersOptions {
  /** Language and region: `el-GR`. */
  iso: string
  /** Another locale for dates only: `en-GB` with `en-US`. @default iso */
  dateIso?: string
  /** IANA time zone of dates, independent of the machine: `Europe/Athens`. */
  timeZone: string
}

/** Dimensions in millimetres. An unknown dimension is omitted. */
export interface DimensionsMm {
  lengthMm?: number | null
  widthMm?: number | null
  heightMm?: number | null
}

/** Formats of one locale. The same input has the same output in Node and in browsers. */
export interface Formatters {
  /** `1.234,50 €` */
  money(money: MoneyAmount): string
  /** Formats a price as parts. */
  moneyParts(money: MoneyAmount): MoneyParts
  /** `1.234,5`; at most 3 fraction digits by default, and no fewer than `minimumFractionDigits`. */
  number(
    value: number,
    options?: { maximumFractionDigits?: number; minimumFractionDigits?: number },
  ): string
  /** A share of one: 0.24 is `24%`. */
  percent(ratio: number, options?: { maximumFractionDigits?: number }): string
  /** `21/11/2026`, or with the month's name in the `long` style. @default style 'short' */
  date(value: DateValue, style?: DateStyle): string
  /** Date and time to the minute. @default style 'short' */
  dateTime(value: DateValue, style?: DateStyle): string
  /** Time to the minute. */
  time(value: DateValue): string
  /** Weekday, day and month of a near day: `Τρίτη 24/11`. */
  day(value: DateValue): string
  /** A length in millimetres, in centimetres: `12,5 cm`. */
  dimension(millimetres: number): string
  /** The known sides, length × width × height: `60 × 30 × 22,5 cm`; empty when none is known. */
  dimensions(sides: DimensionsMm): string
  /** A weight in grams: `250 g`; from 1 kg on in kilograms first: `1,25 kg (1.250 g)`. */
  weight(grams: number): string
  /** Names as a sentence has them: `Άννα, Νίκος και Ελένη`. */
  list(names: readonly string[]): string
}

/**
 * Creates the formats of a locale. Each is created on first use: the first of them all takes a slow
 * phone 60 ms.
 *
 * @throws {I18nError} `invalid-format` when the locale is no name of one; a time zone that the
 * engine does not know has the first date throw it.
 * @example
 * const formatters = createFormatters({ iso: 'el-GR', timeZone: 'Europe/Athens' })
 * formatters.money({ amountMinor: 123450, currency: 'EUR' }) // '1.234,50 €'
 */
export function createFormatters(options: FormattersOptions): Formatters {
  const { iso, dateIso = iso } = options
  assertKnown(options, () => Intl.getCanonicalLocales([iso, dateIso]))
  const money = createMoneyFormat(iso)
  const dates = createDateFormat(options)
  const numbers = new Map<string, Intl.NumberFormat>()
  let lists: Intl.ListFormat | undefined

  const formatNumber = (
    value: number,
    style: 'decimal' | 'percent',
    fractionDigits: number,
    fewest = 0,
  ) => {
    const key = `${style}${fewest}-${fractionDigits}`
    let format = numbers.get(key)
    if (!format) {
      format = new Intl.NumberFormat(iso, {
        style,
        minimumFractionDigits: fewest,
        maximumFractionDigits: fractionDigits,
      })
      numbers.set(key, format)
    }
    return normalizeSpaces(format.format(value === 0 ? 0 : value))
  }
  const centimetres = (millimetres: number) => formatNumber(millimetres / 10, 'decimal', 1)

  return {
    money: money.format,
    moneyParts: money.formatToParts,
    number: (value, { minimumFractionDigits = 0, maximumFractionDigits = 3 } = {}) =>
      formatNumber(value, 'decimal', maximumFractionDigits, minimumFractionDigits),
    percent: (ratio, { maximumFractionDigits = 0 } = {}) =>
      formatNumber(ratio, 'percent', maximumFractionDigits),
    ...dates,
    dimension: (millimetres) => `${centimetres(millimetres)}\u00a0cm`,
    dimensions: ({ lengthMm, widthMm, heightMm }) => {
      const sides = [lengthMm, widthMm, heightMm].filter((side) => typeof side === 'number')
      return sides.length === 0 ? '' : `${sides.map(centimetres).join(' × ')}\u00a0cm`
    },
    weight: (grams) => {
      const text = `${formatNumber(grams, 'decimal', 0)}\u00a0g`
      return grams < 1000 ? text : `${formatNumber(grams / 1000, 'decimal', 2)}\u00a0kg (${text})`
    },
    // Its spaces stay: a long list may break between two names.
    list: (names) => (lists ??= new Intl.ListFormat(iso)).format(names),
  }
}

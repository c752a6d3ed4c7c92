/** The contract's `Measure`. */
export interface MeasureView {
  value: number
  formatted: string
}

/** A length: millimetres as value, centimetres in words. */
export function toLengthView(valueMm: number | null, locale: string): MeasureView | null {
  return valueMm === null
    ? null
    : { value: valueMm, formatted: `${formatNumber(valueMm / 10, locale)}\u00a0cm` }
}

/** A weight in grams. */
export function toWeightView(valueGrams: number | null, locale: string): MeasureView | null {
  return valueGrams === null
    ? null
    : { value: valueGrams, formatted: `${formatNumber(valueGrams, locale)}\u00a0g` }
}

const formats = new Map<string, Intl.NumberFormat>()

function formatNumber(value: number, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    formats.set(locale, format)
  }
  return format.format(value)
}

import { createDateFormat, type DateStyle, type DateValue } from '../format/date-format.js'
import { normalizeSpaces } from '../format/normalize-spaces.js'

/** Locale functions that compiled messages call. */
export interface MessageRuntime {
  /** Plural form of a count: `one`, `other`, … */
  plural(count: number): Intl.LDMLPluralRule
  /** Form of a rank: first, second, … */
  ordinal(rank: number): Intl.LDMLPluralRule
  number(value: number, style?: 'integer' | 'percent'): string
  date(value: DateValue, style?: DateStyle): string
  time(value: DateValue): string
}

/** Creates the runtime of a locale; each format is created on first use. */
export function createMessageRuntime(options: {
  iso: string
  dateIso?: string
  timeZone: string
}): MessageRuntime {
  const { iso } = options
  const cardinal = lazy(() => new Intl.PluralRules(iso))
  const ordinal = lazy(() => new Intl.PluralRules(iso, { type: 'ordinal' }))
  const { date, time } = createDateFormat(options)
  const numbers = {
    decimal: lazy(() => new Intl.NumberFormat(iso)),
    integer: lazy(() => new Intl.NumberFormat(iso, { maximumFractionDigits: 0 })),
    percent: lazy(() => new Intl.NumberFormat(iso, { style: 'percent' })),
  }
  return {
    plural: (count) => cardinal().select(count),
    ordinal: (rank) => ordinal().select(rank),
    number: (value, style) => normalizeSpaces(numbers[style ?? 'decimal']().format(value)),
    date,
    time,
  }
}

function lazy<T>(create: () => T): () => T {
  let made: T | undefined
  return () => (made ??= create())
}

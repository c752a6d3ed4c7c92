import { toMajorUnits } from './currency-digits.js'
import { normalizeSpaces } from './normalize-spaces.js'

/** An amount of money in the smallest unit of its currency. */
export interface MoneyAmount {
  /** Whole number of minor units: 1250 is 12,50 €. */
  amountMinor: number
  /** ISO 4217 code: `EUR`. */
  currency: string
}

/** The parts of a formatted price, for styling its fraction or symbol separately. */
export interface MoneyParts {
  /** `-` or nothing. */
  sign: '' | '-'
  /** Whole units with their group separators: `1.234`. */
  integer: string
  /** Between integer and fraction; empty for a currency without minor units. */
  separator: string
  /** Minor units: `50`; empty for a currency without minor units. */
  fraction: string
  symbol: string
  /** Whether the symbol comes before or after the number. */
  order: 'symbol-first' | 'symbol-last'
  /** Between number and symbol: a space that does not break, or nothing. */
  gap: string
}

/** Writes prices of one locale; the number formats of each currency are made once. */
export interface MoneyFormat {
  format(money: MoneyAmount): string
  formatToParts(money: MoneyAmount): MoneyParts
}

/** Creates the price format of a locale. */
export function createMoneyFormat(iso: string): MoneyFormat {
  const formats = new Map<string, Intl.NumberFormat>()

  const formatOf = (currency: string) => {
    let format = formats.get(currency)
    if (!format) {
      format = new Intl.NumberFormat(iso, { style: 'currency', currency })
      formats.set(currency, format)
    }
    return format
  }

  const partsOf = ({ amountMinor, currency }: MoneyAmount) => {
    const format = formatOf(currency)
    // Zero has no sign: a discount of -0 would read as -0,00 €.
    const amount = amountMinor === 0 ? 0 : toMajorUnits({ amountMinor, currency })
    return format
      .formatToParts(amount)
      .map(({ type, value }) => ({ type, value: normalizeSpaces(value) }))
  }

  return {
    format: (money) =>
      partsOf(money)
        .map((part) => part.value)
        .join(''),
    formatToParts(money) {
      const parts = partsOf(money)
      const join = (...types: string[]) =>
        parts
          .filter((part) => types.includes(part.type))
          .map((part) => part.value)
          .join('')
      const symbolAt = parts.findIndex((part) => part.type === 'currency')
      const integerAt = parts.findIndex((part) => part.type === 'integer')
      return {
        sign: parts.some((part) => part.type === 'minusSign') ? '-' : '',
        integer: join('integer', 'group'),
        separator: join('decimal'),
        fraction: join('fraction'),
        symbol: join('currency'),
        order: symbolAt < integerAt ? 'symbol-first' : 'symbol-last',
        gap: join('literal'),
      }
    },
  }
}

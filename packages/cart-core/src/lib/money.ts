import { CartError } from './cart-error.js'

/** An amount of money, exact to the smallest unit of its currency. */
export interface Money {
  /** Whole number of minor units: 1250 is 12,50 €. */
  readonly amountMinor: number
  /** ISO 4217 code in capitals: `EUR`. */
  readonly currency: string
}

/**
 * Creates an amount of money.
 *
 * @throws {CartError} `not-an-integer`, `unsafe-integer` or `invalid-currency`.
 * @example
 * createMoney(1250, 'EUR') // 12,50 €
 */
export function createMoney(amountMinor: number, currency: string): Money {
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new CartError(
      'invalid-currency',
      `'${currency}' is not a currency. Use an ISO 4217 code such as EUR.`,
    )
  }
  return { amountMinor: assertExact(amountMinor), currency }
}

/** No money, in a currency. */
export function zeroMoney(currency: string): Money {
  return createMoney(0, currency)
}

/**
 * Adds two amounts.
 *
 * @throws {CartError} `currency-mismatch`, or `unsafe-integer` when the sum cannot be held exactly.
 */
export function addMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b)
  return createMoney(assertExact(a.amountMinor) + assertExact(b.amountMinor), a.currency)
}

/**
 * Takes the second amount from the first.
 *
 * @throws {CartError} `currency-mismatch`, or `unsafe-integer` when the difference cannot be held exactly.
 */
export function subtractMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b)
  return createMoney(assertExact(a.amountMinor) - assertExact(b.amountMinor), a.currency)
}

/**
 * Multiplies an amount by a whole number.
 *
 * @throws {CartError} `not-an-integer` for a fraction, `unsafe-integer` when the product cannot be held exactly.
 */
export function multiplyMoney(money: Money, factor: number): Money {
  // A zero of either sign is plain zero.
  const product = assertExact(money.amountMinor) * assertExact(factor) || 0
  return createMoney(product, money.currency)
}

/**
 * Compares two amounts: below zero when the first is smaller, zero when they are equal, above when it is larger.
 *
 * @throws {CartError} `currency-mismatch`
 */
export function compareMoney(a: Money, b: Money): number {
  assertSameCurrency(a, b)
  return a.amountMinor - b.amountMinor
}

/**
 * Adds up amounts of one currency; the currency is named since there may be none.
 *
 * @throws {CartError} `currency-mismatch`, or `unsafe-integer` when the sum cannot be held exactly.
 */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(addMoney, zeroMoney(currency))
}

/** Whether two amounts are the same amount of the same currency. */
export function isSameMoney(a: Money, b: Money): boolean {
  return a.currency === b.currency && a.amountMinor === b.amountMinor
}

function assertExact(value: number): number {
  if (!Number.isInteger(value)) {
    throw new CartError(
      'not-an-integer',
      `Money counts whole minor units, and ${value} is not whole. Round before you get here.`,
    )
  }
  if (!Number.isSafeInteger(value)) {
    throw new CartError('unsafe-integer', `${value} is too large to be exact. Check its unit.`)
  }
  return value
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency === b.currency) return
  throw new CartError(
    'currency-mismatch',
    `Cannot put ${a.currency} and ${b.currency} together. Convert one of them first.`,
  )
}

import { brandOf } from './brands.js'

/** Input of the card form. */
export interface TypedCard {
  holder: string
  number: string
  expiry: string
  code: string
}

export type CardField = keyof TypedCard

export type CardError =
  | 'holder-empty'
  | 'number-empty'
  | 'expiry-empty'
  | 'expiry-month-empty'
  | 'expiry-year-empty'
  | 'code-empty'
  | 'invalid'
  | 'invalid-characters'
  | 'invalid-length'
  | 'not-supported'
  | 'expired'

/** A valid card. Exists within one request and is never stored. */
export interface ParsedCard {
  digits: string
  brand: string
  lastDigits: string
  expiryMonth: number
  expiryYear: number
}

export type CardOutcome =
  | { status: 'ok'; card: ParsedCard }
  | { status: 'errors'; errors: Partial<Record<CardField, CardError>> }

const maxNameLength = 100

/** Checks a card as typed and returns every error. */
export function parseCard(typed: TypedCard, now: Date): CardOutcome {
  const digits = typed.number.replaceAll(/[\s-]/g, '')
  const expiry = readExpiry(typed.expiry)
  const errors: Partial<Record<CardField, CardError>> = {}
  const add = (field: CardField, error: CardError | undefined) => {
    if (error) errors[field] = error
  }
  add('holder', holderError(typed.holder.trim()))
  add('number', numberError(digits))
  add('expiry', 'error' in expiry ? expiry.error : expiryError(expiry, now))
  add('code', codeError(typed.code.trim(), digits))
  if (Object.keys(errors).length > 0 || 'error' in expiry) return { status: 'errors', errors }
  const brand = brandOf(digits)!.name
  const card = { digits, brand, lastDigits: digits.slice(-4) }
  return { status: 'ok', card: { ...card, expiryMonth: expiry.month, expiryYear: expiry.year } }
}

function holderError(holder: string): CardError | undefined {
  if (holder === '') return 'holder-empty'
  if (holder.length > maxNameLength) return 'invalid-length'
  return /^[\p{L}\p{M}'’.\- ]+$/u.test(holder) ? undefined : 'invalid-characters'
}

function numberError(digits: string): CardError | undefined {
  if (digits === '') return 'number-empty'
  if (!/^\d+$/.test(digits)) return 'invalid-characters'
  if (digits.length < 12 || digits.length > 19) return 'invalid-length'
  const brand = brandOf(digits)
  if (!brand?.isAccepted) return 'not-supported'
  if (!brand.lengths.includes(digits.length)) return 'invalid-length'
  return hasCheckDigit(digits) ? undefined : 'invalid'
}

function codeError(code: string, digits: string): CardError | undefined {
  if (code === '') return 'code-empty'
  if (!/^\d+$/.test(code)) return 'invalid-characters'
  return code.length === (brandOf(digits)?.codeLength ?? 3) ? undefined : 'invalid-length'
}

interface Expiry {
  month: number
  year: number
}

/** Reads `12/29`, `12 / 2029`, `1229`, `122029`, `12-29` and `12//29`. */
function readExpiry(typed: string): Expiry | { error: CardError } {
  const text = typed.replaceAll(/\s/g, '')
  if (text === '') return { error: 'expiry-empty' }
  if (!/^[\d/.-]+$/.test(text)) return { error: 'invalid-characters' }
  const isUnseparated = /^(?:\d{4}|\d{6})$/.test(text)
  const parts = isUnseparated ? [text.slice(0, 2), text.slice(2)] : text.split(/[/.-]+/)
  const [month = '', year = '', ...rest] = parts
  if (month === '') return { error: 'expiry-month-empty' }
  if (year === '') return { error: 'expiry-year-empty' }
  if (rest.length > 0 || month.length > 2 || ![2, 4].includes(year.length)) {
    return { error: 'invalid-length' }
  }
  const number = Number(month)
  if (number < 1 || number > 12) return { error: 'invalid' }
  return { month: number, year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

/** A card is valid until the end of its month. */
function expiryError({ month, year }: Expiry, now: Date): CardError | undefined {
  const months = year * 12 + month - 1
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth()
  if (months < today) return 'expired'
  return months > today + 20 * 12 ? 'invalid' : undefined
}

/** The check digit of ISO/IEC 7812, by Luhn. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

import { MAX_QUANTITY, MIN_QUANTITY } from '../cart.js'

/** A quantity, or why there is none. */
export type ParsedQuantity =
  | { ok: true; quantity: number }
  | { ok: false; reason: 'missing' | 'not-a-number' | 'below-minimum' | 'above-maximum' }

/**
 * Reads a quantity out of a form field, an address or foreign data: a whole number from 1 to 999.
 *
 * @example
 * parseQuantity('2') // { ok: true, quantity: 2 }
 * parseQuantity('2.5') // { ok: false, reason: 'not-a-number' }
 */
export function parseQuantity(value: unknown): ParsedQuantity {
  if (value === undefined || value === null) return { ok: false, reason: 'missing' }
  const quantity = toWholeNumber(value)
  if (quantity === 'missing') return { ok: false, reason: 'missing' }
  if (quantity === undefined) return { ok: false, reason: 'not-a-number' }
  if (quantity < MIN_QUANTITY) return { ok: false, reason: 'below-minimum' }
  if (quantity > MAX_QUANTITY) return { ok: false, reason: 'above-maximum' }
  return { ok: true, quantity }
}

function toWholeNumber(value: unknown): number | 'missing' | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (text === '') return 'missing'
  // Digits alone: Number() would also read '1e2', '0x10' and '2.0'.
  return /^[+-]?\d{1,15}$/.test(text) ? Number(text) : undefined
}

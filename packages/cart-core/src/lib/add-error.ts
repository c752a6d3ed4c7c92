/** Why an item was not added to the cart. The app has a message for each. */
export const CART_ADD_ERRORS = [
  'NOT_ADDED',
  'NOT_AVAILABLE',
  'INSUFFICIENT_STOCK',
  'UNKNOWN',
] as const

/** Code of a failed addition. */
export type CartAddError = (typeof CART_ADD_ERRORS)[number]

/** Reads a server's error code; anything that is not one of the four is `UNKNOWN`. */
export function toCartAddError(code: unknown): CartAddError {
  return CART_ADD_ERRORS.find((known) => known === code) ?? 'UNKNOWN'
}

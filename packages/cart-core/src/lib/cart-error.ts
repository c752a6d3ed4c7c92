/** Stable code of an invalid operation. */
export type CartErrorCode =
  | 'currency-mismatch'
  | 'invalid-currency'
  | 'not-an-integer'
  | 'unsafe-integer'

/** A promise that this package's caller broke. */
export class CartError extends Error {
  override readonly name = 'CartError'
  constructor(
    readonly code: CartErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

const first = 1_000_000
const span = 9_000_000
// Coprime with the span, so that every serial below it gives a number of its own.
const stride = 3_819_571

/**
 * The short number of a request: seven digits, where an order's has eight, so that nobody takes one for the other on the
 * telephone. Neighbouring serials lie far apart.
 */
export function toCustomerRequestReference(serial: number): string {
  if (!Number.isSafeInteger(serial) || serial < 1 || serial > span) {
    throw new RangeError(`Cannot make a reference: serial ${serial} is not within 1 to ${span}.`)
  }
  return String(first + ((serial * stride) % span))
}

const first = 10_000_000
const span = 90_000_000
// Coprime with the span, so that every serial below it gives a number of its own.
const stride = 38_195_719

/**
 * The short number that people read out: eight digits, no letters because Greek and Latin ones look alike.
 * Consecutive serials are far apart, so that a number does not reveal how many orders the shop has.
 */
export function toOrderNumber(serial: number): string {
  if (!Number.isSafeInteger(serial) || serial < 1 || serial > span) {
    throw new RangeError(
      `Cannot make an order number: serial ${serial} is not within 1 to ${span}.`,
    )
  }
  return String(first + Number((BigInt(serial) * BigInt(stride)) % BigInt(span)))
}

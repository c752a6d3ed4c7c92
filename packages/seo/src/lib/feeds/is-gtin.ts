/**
 * Whether a barcode is a GTIN assigned to a maker: 8, 12, 13 or 14 digits with a valid check digit,
 * excluding ranges for store-internal numbers and coupons.
 *
 * @see {@link https://www.gs1.org/standards/id-keys/gtin}
 */
export function isGtin(barcode: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(barcode)) return false
  const padded = barcode.padStart(14, '0')
  const sum = [...padded].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  )
  if (sum % 10 !== 0) return false
  if (barcode.length === 8) return !/^(0|2)/.test(barcode)
  return !/^(02|04|2|05|98|99)/.test(padded.slice(1)) && !/^0+$/.test(padded)
}

/** Card numbers known to the payment sandbox, by the result they give. */
export const cards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  asks: '4000 0000 0000 3220',
  unsupported: '3056 9309 0259 04',
} as const

/** A mistyped security code: unlike three digits, it does not occur by chance. */
export const mistypedCode = '7391739173'

/** What tests type at the payment provider; it must appear nowhere else. */
export const cardSecrets: readonly string[] = [...Object.values(cards), mistypedCode]

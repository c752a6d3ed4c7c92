/** Card numbers of the payment sandbox, by their result. */
export const cards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  asks: '4000 0000 0000 3220',
  unsupported: '3056 9309 0259 04',
} as const

/** A mistyped security code: unlike three digits, it does not occur by chance. */
export const mistypedCode = '7391739173'

/** Typed at the payment provider; must not appear anywhere else. */
export const cardSecrets: readonly string[] = [...Object.values(cards), mistypedCode]

/** Numbers that the payment provider knows, by what its banks make of them. */
export const cards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  asks: '4000 0000 0000 3220',
  unsupported: '3056 9309 0259 04',
} as const

/** Typed for a security code by mistake: unlike three digits it stands nowhere by chance. */
export const mistypedCode = '7391739173'

/** What journeys type at the provider's and nobody else may ever read. */
export const cardSecrets: readonly string[] = [...Object.values(cards), mistypedCode]

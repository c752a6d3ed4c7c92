/** The bank's response to a charge. */
export type Outcome = 'approved' | 'declined' | 'no-funds' | 'challenge' | 'slow' | 'system-error'

/** Test numbers and their outcomes. Every other valid number is approved. */
export const testCards: readonly { number: string; outcome: Outcome }[] = [
  { number: '4111 1111 1111 1111', outcome: 'approved' },
  { number: '5555 5555 5555 4444', outcome: 'approved' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'no-funds' },
  { number: '4000 0000 0000 3220', outcome: 'challenge' },
  { number: '4000 0000 0000 0077', outcome: 'slow' },
  { number: '4000 0000 0000 0119', outcome: 'system-error' },
]

/** The outcome of a number. */
export function outcomeOf(digits: string): Outcome {
  return (
    testCards.find(({ number }) => number.replaceAll(' ', '') === digits)?.outcome ?? 'approved'
  )
}

/** The code of every challenge. */
export const challengeCode = '123456'

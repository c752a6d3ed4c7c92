const waiting: (() => void)[] = []

/**
 * Waits for a turn to compute: one caller goes on in each round of the event loop, so that answers which need no computing, such
 * as kept pages, pass between them however many pages are being rendered.
 */
export function waitForTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(giveTurn)
  })
}

function giveTurn(): void {
  waiting[0]?.()
  // What the caller computes comes after this, and before the next round.
  setImmediate(() => {
    waiting.shift()
    if (waiting.length > 0) giveTurn()
  })
}

const waiting: (() => void)[] = []

/**
 * Yields to the event loop: one caller continues per iteration, so that responses which need no
 * computation, such as cached pages, are sent between renders.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(giveTurn)
  })
}

function giveTurn(): void {
  waiting[0]?.()
  // The caller continues after this, and before the next iteration.
  setImmediate(() => {
    waiting.shift()
    if (waiting.length > 0) giveTurn()
  })
}

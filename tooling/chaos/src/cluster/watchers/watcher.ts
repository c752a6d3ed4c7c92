import type { FailureList } from '../../chaos-case.js'

/** Something that has to go on while processes come and go. */
export interface Watcher {
  /** Ends it, and says what should not have happened. @returns what it counted. */
  finish(failures: FailureList): Promise<Record<string, number | string>>
}

/** Does something over and over until it is told to stop. @returns what stops it, once the last time is over. */
export function repeat(act: () => Promise<void>, everyMs: number): () => Promise<void> {
  const over = new AbortController()
  const running = (async () => {
    while (!over.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await act()
      // oxlint-disable-next-line no-await-in-loop -- see above
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  })()
  return async () => {
    over.abort()
    await running
  }
}

import type { FailureList } from '../../chaos-case.js'

/** Something that has to go on while processes come and go. */
export interface Watcher {
  /** Stops it, and reports violations. @returns its counters. */
  finish(failures: FailureList): Promise<Record<string, number | string>>
}

/**
 * Repeats a function until stopped. @returns a function that stops it and waits for the running
 * call.
 */
export function repeat(action: () => Promise<void>, everyMs: number): () => Promise<void> {
  const over = new AbortController()
  const running = (async () => {
    while (!over.signal.aborted) {
      await action()
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  })()
  return async () => {
    over.abort()
    await running
  }
}

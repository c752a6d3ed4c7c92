/** What passing time is asked of. */
export interface Clock {
  /** Runs something later. @returns The way to stop it. */
  after(delayMs: number, run: () => void): () => void
}

/** The machine's own clock. */
export function createSystemClock(): Clock {
  return {
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
  }
}

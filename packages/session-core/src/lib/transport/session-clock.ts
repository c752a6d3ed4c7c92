/** Clock and timers. */
export interface SessionClock {
  /** Milliseconds since 1970 by the device's clock, right or wrong. */
  wallMs(): number
  /** Milliseconds since some moment. Never goes back; may stand still while the machine sleeps. */
  monotonicMs(): number
  /** Runs something later, perhaps much later. @returns The way to stop it. */
  after(delayMs: number, run: () => void): () => void
}

/** The longest delay that a browser's timer keeps: a longer one would fire at once. */
const LONGEST_DELAY_MS = 2_147_483_647

/** The system clock. */
export function createSystemClock(): SessionClock {
  return {
    wallMs: () => Date.now(),
    monotonicMs: () => performance.now(),
    after(delayMs, run) {
      const timer = setTimeout(run, Math.min(LONGEST_DELAY_MS, delayMs))
      return () => clearTimeout(timer)
    },
  }
}

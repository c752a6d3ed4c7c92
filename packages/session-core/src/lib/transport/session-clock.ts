/** Clock and timers. */
export interface SessionClock {
  /** Milliseconds since 1970 by the device's clock, right or wrong. */
  wallMs(): number
  /** Milliseconds since an arbitrary time. Never goes back; may pause while the machine sleeps. */
  monotonicMs(): number
  /** Runs something later, perhaps much later. @returns A function that cancels it. */
  after(delayMs: number, run: () => void): () => void
}

/** The longest delay that browsers' timers support: a longer one would fire immediately. */
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

/** Time, as a shared cart needs it. */
export interface SharedCartClock {
  /** Milliseconds since 1970. */
  nowMs(): number
  /** Calls back once. @returns A function that cancels it. */
  after(delayMs: number, callback: () => void): () => void
}

/** The machine's clock. */
export const systemClock: SharedCartClock = {
  nowMs: () => Date.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

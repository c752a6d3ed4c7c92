import type { Clock } from '../autocomplete/suggestion-session.js'

/** A clock that a test moves by hand. */
export interface FakeClock extends Clock {
  /** Lets time pass and runs what falls due, in its order. */
  advance(ms: number): void
  /** How many things wait for their time. */
  pendingCount(): number
}

/** Creates a clock that stands still until it is moved. */
export function createFakeClock(): FakeClock {
  const waiting = new Set<{ dueMs: number; run: () => void }>()
  let nowMs = 0
  return {
    after(delayMs, run) {
      const entry = { dueMs: nowMs + delayMs, run }
      waiting.add(entry)
      return () => void waiting.delete(entry)
    },
    advance(ms) {
      const endMs = nowMs + ms
      for (;;) {
        const [next] = [...waiting].sort((a, b) => a.dueMs - b.dueMs)
        if (!next || next.dueMs > endMs) break
        waiting.delete(next)
        nowMs = next.dueMs
        next.run()
      }
      nowMs = endMs
    },
    pendingCount: () => waiting.size,
  }
}

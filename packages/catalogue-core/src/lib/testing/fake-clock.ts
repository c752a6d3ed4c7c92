import type { Clock } from '../autocomplete/suggestion-session.js'

/** A clock that a test advances. */
export interface FakeClock extends Clock {
  /** Advances time and runs due timers in order. */
  advance(ms: number): void
  /** How many things wait for their time. */
  pendingCount(): number
}

/** Creates a fake clock. Time passes only in `advance`. */
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

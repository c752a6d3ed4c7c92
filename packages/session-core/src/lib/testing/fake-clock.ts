import type { SessionClock } from '../transport/session-clock.js'

/** A fake clock for tests. */
export interface FakeClock extends SessionClock {
  /** The true time, whatever the device's clock. */
  trueMs(): number
  /** Advances time, runs due timers in order, and lets promises settle in between. */
  advance(ms: number): Promise<void>
  /** Simulates sleep: the device's clock advances, timers and the monotonic clock pause. */
  sleep(ms: number): void
  /** Sets the device's clock, as a person or a time server does. */
  setWall(ms: number): void
  /** Aligns timers to multiples of this many milliseconds, as in a hidden tab; 0 disables it. */
  throttle(ms: number): void
  /** Number of pending timers. */
  pendingCount(): number
}

/** Creates a fake clock. Time passes only in `advance`. */
export function createFakeClock(startMs: number = Date.UTC(2026, 0, 1)): FakeClock {
  const waiting = new Set<{ dueMs: number; run: () => void }>()
  let [trueMs, wallMs, monotonicMs, throttleMs] = [startMs, startMs, 0, 0]

  const move = (ms: number) => {
    trueMs += ms
    wallMs += ms
    monotonicMs += ms
  }
  const toFireMs = (dueMs: number) =>
    throttleMs > 0 ? Math.ceil(dueMs / throttleMs) * throttleMs : dueMs
  const findNext = () => {
    let next: { dueMs: number; run: () => void } | undefined
    for (const entry of waiting) if (!next || entry.dueMs < next.dueMs) next = entry
    return next
  }
  return {
    wallMs: () => wallMs,
    monotonicMs: () => monotonicMs,
    after(delayMs, run) {
      const entry = { dueMs: monotonicMs + Math.max(0, delayMs), run }
      waiting.add(entry)
      return () => void waiting.delete(entry)
    },
    async advance(ms) {
      const endMs = monotonicMs + ms
      await settlePromises()
      for (;;) {
        const next = findNext()
        if (!next || toFireMs(next.dueMs) > endMs) break
        waiting.delete(next)
        move(Math.max(0, toFireMs(next.dueMs) - monotonicMs))
        next.run()
        await settlePromises()
      }
      await settlePromises(1_000)
      move(Math.max(0, endMs - monotonicMs))
    },
    trueMs: () => trueMs,
    sleep(ms) {
      trueMs += ms
      wallMs += ms
    },
    setWall: (ms) => void (wallMs = ms),
    throttle: (ms) => void (throttleMs = ms),
    pendingCount: () => waiting.size,
  }
}

/**
 * Enough turns for the promise chains between two timers; more at the end, for a queue of many
 * tabs.
 */
async function settlePromises(turns = 60): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
}

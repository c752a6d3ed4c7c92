import type { SharedCartClock } from '../shared/shared-cart-clock.js'

/** A fake clock: time passes only on demand. */
export function createManualClock(startMs = Date.UTC(2026, 0, 1)) {
  let nowMs = startMs
  let timers: { atMs: number; callback: () => void }[] = []
  const clock: SharedCartClock = {
    nowMs: () => nowMs,
    after(delayMs, callback) {
      const timer = { atMs: nowMs + delayMs, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  return {
    ...clock,
    pass(ms: number) {
      const endMs = nowMs + ms
      for (;;) {
        const [next] = timers
          .filter(({ atMs }) => atMs <= endMs)
          .toSorted((a, b) => a.atMs - b.atMs)
        if (!next) break
        timers = timers.filter((other) => other !== next)
        nowMs = Math.max(nowMs, next.atMs)
        next.callback()
      }
      nowMs = endMs
    },
    timersCount: () => timers.length,
  }
}

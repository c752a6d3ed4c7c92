import type { SessionClock } from '../transport/session-clock.js'

/** Time that is unaffected by changes of the device's clock. */
export interface MonotonicClock {
  /** Never goes back. Starts at the device's clock. */
  nowMs(): number
  /** The same moment by the device's current clock, for storage and other tabs. */
  toWallMs(steadyMs: number): number
}

/** How far the device's clock has to jump past the monotonic one to count as sleep. */
const SLEEP_MS = 1_000

/**
 * Creates the time of a session. Where the device's clock and the steady one disagree, more time
 * has passed than less: a jump forward means sleep (or a clock that was set, which costs one
 * renewal), a jump back a clock that was set.
 */
export function createMonotonicClock(clock: SessionClock): MonotonicClock {
  let lastWallMs = clock.wallMs()
  let lastMonotonicMs = clock.monotonicMs()
  let steadyMs = lastWallMs

  const nowMs = () => {
    const [wallMs, monotonicMs] = [clock.wallMs(), clock.monotonicMs()]
    const passedMs = Math.max(0, monotonicMs - lastMonotonicMs)
    const jumpMs = wallMs - lastWallMs
    steadyMs += jumpMs > passedMs + SLEEP_MS ? jumpMs : passedMs
    lastWallMs = wallMs
    lastMonotonicMs = monotonicMs
    return steadyMs
  }
  return { nowMs, toWallMs: (momentMs) => momentMs - nowMs() + clock.wallMs() }
}

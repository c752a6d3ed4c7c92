import type { SessionClock } from '../transport/session-clock.js'

/** Time that is unaffected by changes of the device's clock. */
export interface SteadyTime {
  /** Never goes back. Begins at the device's clock. */
  nowMs(): number
  /** The same moment by the device's current clock, for storage and other tabs. */
  toWallMs(steadyMs: number): number
}

/** By how much the device's clock has to run ahead of the steady one until it counts as a sleep. */
const SLEEP_MS = 1_000

/**
 * Creates the time of a session. Where the device's clock and the steady one disagree, more time has passed than less:
 * a jump forward means sleep (or a clock that was set, which costs one renewal), a jump back a clock that was set.
 */
export function createSteadyTime(clock: SessionClock): SteadyTime {
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

import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

/** What counts as idle. */
export interface UntilIdleOptions {
  /** Length of the moment that is looked at. @default 250 */
  intervalMs?: number
  /** Share of a moment that the process may be at work. @default 0.3 */
  busyShare?: number
  /** After which it goes on all the same. @default 10_000 */
  maxWaitMs?: number
}

/** Waits for a moment in which the process has little to do. It keeps no process from ending. */
export async function untilIdle({
  intervalMs = 250,
  busyShare = 0.3,
  maxWaitMs = 10_000,
}: UntilIdleOptions = {}): Promise<void> {
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += intervalMs) {
    const before = performance.eventLoopUtilization()
    // oxlint-disable-next-line no-await-in-loop -- one moment after the other
    await delay(intervalMs, undefined, { ref: false })
    if (performance.eventLoopUtilization(before).utilization < busyShare) return
  }
}

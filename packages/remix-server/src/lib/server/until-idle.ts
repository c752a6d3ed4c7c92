import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

/** Definition of idle. */
export interface UntilIdleOptions {
  /** Length of the moment that is looked at. @default 250 */
  intervalMs?: number
  /** Maximum share of time for which the process is busy. @default 0.3 */
  busyShare?: number
  /** Milliseconds after which it continues in any case. @default 10_000 */
  maxWaitMs?: number
}

/** Waits until the process is idle. Its timer does not prevent the process from exiting. */
export async function untilIdle({
  intervalMs = 250,
  busyShare = 0.3,
  maxWaitMs = 10_000,
}: UntilIdleOptions = {}): Promise<void> {
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += intervalMs) {
    const before = performance.eventLoopUtilization()
    await delay(intervalMs, undefined, { ref: false })
    if (performance.eventLoopUtilization(before).utilization < busyShare) return
  }
}

/** A worker lives for about half a minute after its last event: within that time the browser is asked again. */
const AGAIN_MS = 500
const MOST_TIMES = 40

/** What a worker knows of itself. */
export interface WaitingWorker {
  /** Unknown to older browsers: they are asked to the end. */
  serviceWorker?: { state: string }
  skipWaiting(): Promise<void>
}

/**
 * Takes the place of the worker before. Chromium drops the change when that worker is asked for something in the same
 * moment, and does not come back to it: so it is asked until this worker is in its place.
 */
export function skipWaiting(scope: WaitingWorker): void {
  let times = 0
  const ask = (): void => {
    times += 1
    const { state = '' } = scope.serviceWorker ?? {}
    const hasStarted = ['activating', 'activated', 'redundant'].includes(state)
    if (hasStarted || times >= MOST_TIMES) clearInterval(timer)
    if (!hasStarted) void scope.skipWaiting()
  }
  const timer = setInterval(ask, AGAIN_MS)
  ask()
}

/**
 * A worker lives for about half a minute after its last event: the call is repeated within that
 * time.
 */
const AGAIN_MS = 500
const MOST_TIMES = 40

/** The part of a worker's global scope that is used. */
export interface WaitingWorker {
  /** Unknown to older browsers: the call is repeated to the end. */
  serviceWorker?: { state: string }
  skipWaiting(): Promise<void>
}

/**
 * Activates the waiting worker. Chromium ignores `skipWaiting` when the active worker handles a
 * request at the same moment, and does not retry: so it is called until this worker is active.
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

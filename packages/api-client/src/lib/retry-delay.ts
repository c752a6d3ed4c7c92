const firstDelayMs = 50

/**
 * How long to wait before a read is tried again: doubling, with full jitter, so that many clients do not retry at the same time.
 *
 * @param retry Retries so far, from 0.
 * @returns Milliseconds, from half of the step up to the whole.
 */
export function retryDelayMs(retry: number, random: () => number = Math.random): number {
  const stepMs = firstDelayMs * 2 ** retry
  return stepMs / 2 + random() * (stepMs / 2)
}

/** Waits, or rejects as soon as the signal aborts. */
export function waitMs(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error)
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, delayMs)
    signal.addEventListener('abort', stop, { once: true })
  })
}

import { setTimeout as delay } from 'node:timers/promises'

export interface SenderOptions {
  /** How long a response is waited for. @default 10,000 */
  timeoutMs?: number
  /** Pauses before a busy connector is told again. @default a second to a minute, four times */
  pausesMs?: readonly number[]
  /** Events under way at once; the reading at night makes up for those beyond. @default 500 */
  maxWaiting?: number
}

export type Send = (url: string, secret: string, event: object) => Promise<void>

/**
 * Creates what sends events to the connector. A connector that does not respond in time is told
 * again: nothing else would bring what happens to a finished order. One that does not run reads
 * everything when it starts.
 */
export function createSender({
  timeoutMs = 10_000,
  pausesMs = [1_000, 5_000, 15_000, 60_000],
  maxWaiting = 500,
}: SenderOptions = {}): Send {
  let waiting = 0

  async function sendOrRetry(url: string, secret: string, event: object): Promise<void> {
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
          body: JSON.stringify(event),
          signal: AbortSignal.timeout(timeoutMs),
        })
        return
      } catch (error) {
        const isBusy = error instanceof Error && error.name === 'TimeoutError'
        if (!isBusy || pauseMs === undefined) throw error
        await delay(pauseMs)
      }
    }
  }

  return async (url, secret, event) => {
    if (waiting >= maxWaiting) return
    waiting += 1
    try {
      await sendOrRetry(url, secret, event)
    } finally {
      waiting -= 1
    }
  }
}

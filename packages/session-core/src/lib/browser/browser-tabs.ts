import type { SessionClock } from '../transport/session-clock.js'
import { SessionError } from '../session-error.js'
import type { SessionTabs } from './session-tabs.js'
import { SESSION_TIMINGS } from '../machine/session-timings.js'

/** The part of the Web Locks API that is used. */
export interface TabLocks {
  request(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    task: () => Promise<void>,
  ): Promise<unknown>
}

/** The part of a BroadcastChannel that is used. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

export interface BrowserTabsOptions {
  /** Of lock and channel; names the tenant. */
  name: string
  clock: SessionClock
  /**
   * Absent where the page has none: outside of HTTPS and in old browsers. Then tabs do not wait for
   * each other.
   */
  locks?: TabLocks | undefined
  /** Absent where the browser has none. */
  openChannel?: ((name: string) => TabChannel) | undefined
  /** From 0 to 1. @default `Math.random` */
  random?: () => number
}

/**
 * Connects the tabs of one browser with Web Locks and a BroadcastChannel. The channel is open only
 * while subscribed, so that the page stays eligible for the back/forward cache.
 *
 * @see {@link https://developer.mozilla.org/docs/Web/API/LockManager/request}
 */
export function createBrowserTabs(options: BrowserTabsOptions): SessionTabs {
  const { name, locks, openChannel } = options
  let channel: TabChannel | undefined

  return {
    lock: (task, signal) => (locks ? waitForLock({ ...options, locks }, task, signal) : task()),
    post(text) {
      const used = channel ?? openChannel?.(name)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      used?.postMessage(text)
      if (used !== channel) used?.close()
    },
    subscribe(listener) {
      channel?.close()
      const opened = openChannel?.(name)
      opened?.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') listener(data)
      })
      channel = opened
      return () => {
        opened?.close()
        if (channel === opened) channel = undefined
      }
    },
  }
}

/** Abort reason of our own: cheaper than the default exception. */
const NOT_NEEDED = 'not needed'

function waitForLock(
  { name, locks, clock, random = Math.random }: BrowserTabsOptions & { locks: TabLocks },
  task: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController()
    let isOver = false
    const begin = () => {
      isOver = true
      stopWaiting()
      signal?.removeEventListener('abort', giveUp)
    }
    const run = async () => {
      if (isOver) return
      begin()
      await task().then(resolve, reject)
    }
    const giveUp = () => {
      if (isOver) return
      begin()
      waiting.abort(NOT_NEEDED)
      reject(new SessionError('lock-aborted', 'The lock is no longer needed.'))
    }
    // Randomized, so that tabs do not all steal the lock at once.
    const waitMs = SESSION_TIMINGS.lockWaitMs * (0.8 + 0.19 * random())
    const stopWaiting = clock.after(waitMs, () => {
      waiting.abort(NOT_NEEDED)
      locks.request(name, { steal: true }, run).catch(run)
    })
    signal?.addEventListener('abort', giveUp)
    // Without permission to lock, run anyway; a task whose lock was stolen has begun and is not run
    // again.
    locks.request(name, { signal: waiting.signal }, run).catch(() => {
      if (!waiting.signal.aborted) void run()
    })
    if (signal?.aborted) giveUp()
  })
}

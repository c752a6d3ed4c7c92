import { callWithDeadline } from '../transport/call-with-deadline.js'
import type { SessionClock } from '../transport/session-clock.js'
import type { SessionTransport } from '../transport/session-transport.js'
import type { TokenPair } from '../machine/session-grant.js'

/** Logouts that the platform has to be told about, and may not have been reachable for. */
export interface Revocations {
  /** Revokes tokens; tries again later when the platform cannot be reached. Never rejects. */
  send(key: string, tokens: TokenPair): Promise<void>
  /** Whether the session of a key has ended, and the platform does not know it yet. */
  isPending(key: string): boolean
  /** Stops trying again. */
  stop(): void
}

export interface RevocationsOptions {
  revoke: SessionTransport['revoke']
  clock: SessionClock
  onProblem: (cause: unknown) => void
}

/** Each entry has two tokens, some 200 bytes. */
const MOST_PENDING = 1_000
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000

/**
 * Creates {@link Revocations}, in memory: those that are pending when the process ends are lost.
 */
export function createRevocations({ revoke, clock, onProblem }: RevocationsOptions): Revocations {
  const pending = new Map<string, TokenPair>()
  let pauseMs = FIRST_PAUSE_MS
  let cancel: (() => void) | undefined

  const tryOne = async (key: string, tokens: TokenPair): Promise<boolean> => {
    try {
      await callWithDeadline(clock, (signal) => revoke(tokens, signal))
      pending.delete(key)
      return true
    } catch (cause) {
      onProblem(cause)
      return false
    }
  }
  const schedule = (): void => {
    if (cancel || pending.size === 0) return
    cancel = clock.after(pauseMs, () => {
      cancel = undefined
      void sendPending()
    })
  }
  /** One after the other, until one fails: the others would too. */
  const sendPending = async (): Promise<void> => {
    let isReachable = true
    for (const [key, tokens] of pending) {
      isReachable = await tryOne(key, tokens)
      if (!isReachable) break
    }
    pauseMs = isReachable ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)
    schedule()
  }
  return {
    async send(key, tokens) {
      if (await tryOne(key, tokens)) return
      pending.set(key, tokens)
      const [oldest] = pending.keys()
      if (pending.size > MOST_PENDING && oldest !== undefined) pending.delete(oldest)
      schedule()
    },
    isPending: (key) => pending.has(key),
    stop() {
      cancel?.()
      pending.clear()
    },
  }
}

import type { TextStorage } from '@floga/browser-storage'
import type { SessionProblem } from '../machine/session-effect.js'
import type { SharedSession } from '../machine/shared-session.js'
import { deserializeSession, serializeSession } from './serialize-session.js'
import type { SessionTabs } from './session-tabs.js'
import type { MonotonicClock } from './monotonic-clock.js'

export interface SharedSessionStoreOptions {
  tenant: string
  storage: TextStorage
  tabs: SessionTabs
  time: MonotonicClock
  report: (problem: SessionProblem) => void
}

/** Storage of the session that all tabs share. */
export interface SharedSessionStore {
  /** The stored session; null when there is none that can be used. */
  read(): SharedSession | null
  /** Stores a session and sends it to the other tabs. */
  publish(shared: SharedSession): void
  /** Subscribes to messages from other tabs. @returns A function that unsubscribes. */
  subscribe(listener: (shared: SharedSession) => void): () => void
}

/**
 * Stores the session and sends it to the other tabs. With storage blocked or full the tabs still
 * inform each other, and the next page begins with nothing.
 */
export function createSharedSessionStore(options: SharedSessionStoreOptions): SharedSessionStore {
  const { tenant, storage, tabs, time, report } = options

  const parse = (text: string | null): SharedSession | null => {
    if (text === null) return null
    const parsed = deserializeSession(text, tenant, time)
    if (parsed.ok) return parsed.shared
    report({ code: parsed.reason })
    return null
  }
  const read = () => {
    try {
      return parse(storage.read())
    } catch (cause) {
      report({ code: 'unreadable', cause })
      return null
    }
  }
  const keep = (text: string) => {
    try {
      storage.write(text)
    } catch (cause) {
      report({ code: 'unwritable', cause })
      eraseOldText()
    }
  }
  // Full storage would go on holding used tokens.
  const eraseOldText = () => {
    try {
      storage.erase()
    } catch {
      // Blocked altogether: reported above.
    }
  }

  return {
    read,
    publish(shared) {
      const text = serializeSession(shared, tenant, time)
      keep(text)
      tabs.post(text)
    },
    subscribe(listener) {
      const receive = (shared: SharedSession | null) => {
        if (shared) listener(shared)
      }
      const stopTabs = tabs.subscribe((text) => receive(parse(text)))
      const stopStorage = storage.subscribe?.(() => receive(read()))
      return () => {
        stopTabs()
        stopStorage?.()
      }
    },
  }
}

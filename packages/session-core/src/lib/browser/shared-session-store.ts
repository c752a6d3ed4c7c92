import type { SessionProblem } from '../machine/session-effect.js'
import type { SessionFact } from '../machine/shared-session.js'
import { parseRecordText, toRecordText } from './session-record.js'
import type { SessionTabs } from './session-tabs.js'
import type { SteadyTime } from './steady-time.js'
import type { TextStorage } from './text-storage.js'

/** Options of {@link createFactKeeper}. */
export interface FactKeeperOptions {
  tenant: string
  storage: TextStorage
  tabs: SessionTabs
  time: SteadyTime
  report: (problem: SessionProblem) => void
}

/** What tabs and pages know in common. */
export interface FactKeeper {
  /** What was kept last; null when there is nothing that can be used. */
  read(): SessionFact | null
  /** Keeps a fact and tells the other tabs. */
  publish(fact: SessionFact): void
  /** Calls the listener with what other tabs tell. @returns The way to stop it. */
  subscribe(listener: (fact: SessionFact) => void): () => void
}

/**
 * Keeps facts in storage and tells them to the other tabs. With storage blocked or full the tabs still tell each
 * other, and the next page begins with nothing.
 */
export function createFactKeeper(options: FactKeeperOptions): FactKeeper {
  const { tenant, storage, tabs, time, report } = options

  const parse = (text: string | null): SessionFact | null => {
    if (text === null) return null
    const parsed = parseRecordText(text, tenant, time)
    if (parsed.ok) return parsed.fact
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
      eraseOld()
    }
  }
  // Full storage would go on holding tokens that have been used up.
  const eraseOld = () => {
    try {
      storage.erase()
    } catch {
      // Blocked altogether: said above.
    }
  }

  return {
    read,
    publish(fact) {
      const text = toRecordText(fact, tenant, time)
      keep(text)
      tabs.post(text)
    },
    subscribe(listener) {
      const hear = (fact: SessionFact | null) => {
        if (fact) listener(fact)
      }
      const stopTabs = tabs.subscribe((text) => hear(parse(text)))
      const stopStorage = storage.subscribe?.(() => hear(read()))
      return () => {
        stopTabs()
        stopStorage?.()
      }
    },
  }
}

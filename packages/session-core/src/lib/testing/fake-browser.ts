import { createBrowserTabs, type TabChannel, type TabLocks } from '../browser/browser-tabs.js'
import { createFakeLocks } from './fake-locks.js'
import { createMemoryStorage, type MemoryStorage } from './memory-storage.js'
import type { SessionClock } from '../transport/session-clock.js'
import type { SessionTabs } from '../browser/session-tabs.js'
import type { TextStorage } from '../browser/text-storage.js'

/** A browser of a test: tabs with storage, locks and channels in common. */
export interface FakeBrowser {
  storage: MemoryStorage
  /** Null for a browser without Web Locks. */
  locks: TabLocks | null
  /** Whether what one tab tells reaches the others. */
  canBroadcast: boolean
  openTab(): { storage: TextStorage; tabs: SessionTabs }
  /** Lets a tab take the lock and never give it back. */
  dieHoldingLock(): void
}

/** Creates a browser without tabs. */
export function createFakeBrowser(clock: SessionClock): FakeBrowser {
  const channels = new Set<(message: unknown) => void>()
  let chance = 1

  const openChannel = (): TabChannel => {
    const listeners: ((event: { data: unknown }) => void)[] = []
    const hear = (data: unknown) => listeners.forEach((listener) => listener({ data }))
    channels.add(hear)
    return {
      postMessage(data) {
        if (!browser.canBroadcast) return
        // A channel delivers after whatever runs now.
        for (const other of channels) if (other !== hear) queueMicrotask(() => other(data))
      },
      addEventListener: (_type, listener) => void listeners.push(listener),
      close: () => void channels.delete(hear),
    }
  }
  /** The same chances in every run. @see Park and Miller's minimal standard generator */
  const random = () => {
    chance = (chance * 48_271) % 2_147_483_647
    return chance / 2_147_483_647
  }
  const browser: FakeBrowser = {
    storage: createMemoryStorage(),
    locks: createFakeLocks(),
    canBroadcast: true,
    openTab() {
      const locks = browser.locks ?? undefined
      const tabs = createBrowserTabs({ name: 'session', clock, locks, openChannel, random })
      return { storage: browser.storage.openTab(), tabs }
    },
    dieHoldingLock: () =>
      void browser.locks?.request('session', {}, () => new Promise(() => {})).catch(() => {}),
  }
  return browser
}

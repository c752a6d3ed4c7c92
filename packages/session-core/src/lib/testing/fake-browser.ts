import type { TextStorage } from '@floga/browser-storage'
import { createMemoryStorage, type MemoryStorage } from '@floga/browser-storage/testing'
import { createBrowserTabs, type TabChannel, type TabLocks } from '../browser/browser-tabs.js'
import { createFakeLocks } from './fake-locks.js'
import type { SessionClock } from '../transport/session-clock.js'
import type { SessionTabs } from '../browser/session-tabs.js'

/** A fake browser: tabs that share storage, locks and channels. */
export interface FakeBrowser {
  storage: MemoryStorage
  /** Null for a browser without Web Locks. */
  locks: TabLocks | null
  /** Whether broadcasts reach the other tabs. */
  canBroadcast: boolean
  openTab(): { storage: TextStorage; tabs: SessionTabs }
  /** Lets a tab take the lock and never release it. */
  crashHoldingLock(): void
}

/** Creates a browser without tabs. */
export function createFakeBrowser(clock: SessionClock): FakeBrowser {
  const channels = new Set<(message: unknown) => void>()
  let seed = 1

  const openChannel = (): TabChannel => {
    const listeners: ((event: { data: unknown }) => void)[] = []
    const receive = (data: unknown) => listeners.forEach((listener) => listener({ data }))
    channels.add(receive)
    return {
      postMessage(data) {
        if (!browser.canBroadcast) return
        // A channel delivers asynchronously.
        for (const other of channels) if (other !== receive) queueMicrotask(() => other(data))
      },
      addEventListener: (_type, listener) => void listeners.push(listener),
      close: () => void channels.delete(receive),
    }
  }
  /** The same sequence in every run. @see Park and Miller's minimal standard generator */
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
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
    crashHoldingLock: () =>
      void browser.locks?.request('session', {}, () => new Promise(() => {})).catch(() => {}),
  }
  return browser
}

import type { TextStorage } from '../text-storage.js'

/** Fake storage: its tabs share one text, and it can be made to fail. */
export interface MemoryStorage {
  /** The storage as one more tab sees it. */
  openTab(): TextStorage
  /** The stored text. */
  text: string | null
  /** Makes reading and writing (`blocked`) or only writing (`full`) throw. */
  failure: 'blocked' | 'full' | null
}

/** Creates storage in memory that notifies the other tabs of every change. */
export function createMemoryStorage(text: string | null = null): MemoryStorage {
  const tabs = new Map<symbol, Set<() => void>>()
  const failIf = (failures: readonly (typeof memory.failure)[]) => {
    if (failures.includes(memory.failure)) throw new Error(`Storage is ${memory.failure}.`)
  }
  const memory: MemoryStorage = {
    text,
    failure: null,
    openTab() {
      const tab = Symbol('tab')
      const own = new Set<() => void>()
      tabs.set(tab, own)
      const put = (next: string | null) => {
        memory.text = next
        for (const [other, listeners] of tabs) {
          if (other !== tab) for (const listener of listeners) listener()
        }
      }
      return {
        read() {
          failIf(['blocked'])
          return memory.text
        },
        write(next) {
          failIf(['blocked', 'full'])
          put(next)
        },
        erase() {
          failIf(['blocked'])
          put(null)
        },
        subscribe(listener) {
          own.add(listener)
          return () => void own.delete(listener)
        },
      }
    },
  }
  return memory
}

import type { MirrorStorage } from '../persisted/text-storage.js'

/** Storage of a test: its tabs share one text, and it can be made to fail. */
export interface MemoryStorage {
  /** The storage as one more tab sees it. */
  openTab(): MirrorStorage
  /** What is stored. */
  text: string | null
  /** Makes reading (`blocked`) or only writing (`full`) throw. */
  failure: 'blocked' | 'full' | null
}

/** Creates storage that lives in memory and tells the other tabs of every change. */
export function createMemoryStorage(text: string | null = null): MemoryStorage {
  const tabs = new Map<symbol, Set<() => void>>()
  const memory: MemoryStorage = {
    text,
    failure: null,
    openTab() {
      const tab = Symbol('tab')
      const own = new Set<() => void>()
      tabs.set(tab, own)
      const put = (next: string | null) => {
        if (memory.failure) throw new Error(`Storage is ${memory.failure}.`)
        memory.text = next
        for (const [other, listeners] of tabs) {
          if (other !== tab) for (const listener of listeners) listener()
        }
      }
      return {
        read() {
          if (memory.failure === 'blocked') throw new Error('Storage is blocked.')
          return memory.text
        },
        write: put,
        erase: () => put(null),
        subscribe(listener) {
          own.add(listener)
          return () => void own.delete(listener)
        },
      }
    },
  }
  return memory
}

import type { TextStorage } from '../browser/text-storage.js'

/** Storage of a test: its tabs share one text, and it can be made to fail. */
export interface MemoryStorage {
  /** The storage as one more tab sees it. */
  openTab(): TextStorage
  /** What is stored. */
  text: string | null
  /** Makes reading and writing (`blocked`) or only writing (`full`) throw. */
  failure: 'blocked' | 'full' | null
}

/** Creates storage that lives in memory and tells the other tabs of every change. */
export function createMemoryStorage(text: string | null = null): MemoryStorage {
  const tabs = new Map<symbol, Set<() => void>>()
  const refuse = (failures: readonly (typeof memory.failure)[]) => {
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
          refuse(['blocked'])
          return memory.text
        },
        write(next) {
          refuse(['blocked', 'full'])
          put(next)
        },
        erase() {
          refuse(['blocked'])
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

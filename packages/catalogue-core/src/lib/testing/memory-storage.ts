import type { TextStorage } from '../device/text-storage.js'

/** Storage of a test: its tabs share one text, and it can be made to fail. */
export interface MemoryStorage {
  /** The storage as one more tab sees it. */
  openTab(): TextStorage
  /** What is stored. */
  text: string | null
  /** Makes reading (`blocked`) or only writing (`full`) throw. */
  failure: 'blocked' | 'full' | null
}

/** Creates storage that lives in memory and tells the other tabs of every change. */
export function createMemoryStorage(text: string | null = null): MemoryStorage {
  const listeners = new Map<() => void, symbol>()
  const memory: MemoryStorage = {
    text,
    failure: null,
    openTab() {
      const tab = Symbol('tab')
      return {
        read() {
          if (memory.failure === 'blocked') throw new Error('Storage is blocked.')
          return memory.text
        },
        write(next) {
          if (memory.failure) throw new Error(`Storage is ${memory.failure}.`)
          memory.text = next
          for (const [listener, owner] of listeners) if (owner !== tab) listener()
        },
        subscribe(listener) {
          listeners.set(listener, tab)
          return () => void listeners.delete(listener)
        },
      }
    },
  }
  return memory
}

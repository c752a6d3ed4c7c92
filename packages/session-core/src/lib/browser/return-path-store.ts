import type { TextStorage } from '@floga/browser-storage'
import type { SessionProblem } from '../machine/session-effect.js'

/** Storage of the path to return to after login. */
export interface ReturnPathStore {
  read(): string | null
  /** Null deletes it. */
  write(path: string | null): void
}

/** Stores the path in session storage; without storage it is lost. */
export function createReturnPathStore(
  storage: TextStorage | undefined,
  report: (problem: SessionProblem) => void,
): ReturnPathStore {
  return {
    read() {
      try {
        return storage?.read() ?? null
      } catch (cause) {
        report({ code: 'unreadable', cause })
        return null
      }
    },
    write(path) {
      try {
        if (path === null) storage?.erase()
        else storage?.write(path)
      } catch (cause) {
        report({ code: 'unwritable', cause })
      }
    },
  }
}

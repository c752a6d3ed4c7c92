import type { SessionProblem } from '../machine/session-effect.js'
import type { TextStorage } from './text-storage.js'

/** The path to return to, over a full load of the login page. */
export interface PathKeeper {
  read(): string | null
  /** Null forgets it. */
  keep(path: string | null): void
}

/** Keeps the path in a tab's own storage, or as long as the page lives where there is none. */
export function createPathKeeper(
  storage: TextStorage | undefined,
  report: (problem: SessionProblem) => void,
): PathKeeper {
  return {
    read() {
      try {
        return storage?.read() ?? null
      } catch (cause) {
        report({ code: 'unreadable', cause })
        return null
      }
    },
    keep(path) {
      try {
        if (path === null) storage?.erase()
        else storage?.write(path)
      } catch (cause) {
        report({ code: 'unwritable', cause })
      }
    },
  }
}

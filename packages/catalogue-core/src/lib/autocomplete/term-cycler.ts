import { CatalogueError } from '../catalogue-error.js'
import { createSystemClock, type Clock } from './clock.js'
import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, createStore, type Atom } from 'jotai/vanilla'

/** Message keys of the terms that the search field shows in turn. */
export const EXAMPLE_TERMS = ['kit', 'multivalve', 'tank', 'filter'] as const

/** Options of {@link createTermCycler}. */
export interface TermCyclerOptions {
  /** Terms in the shopper's language, in turn. */
  terms: readonly string[]
  /** Milliseconds that a term stands. @default 3_000 */
  periodMs?: number
  /** @default the machine's clock */
  clock?: Clock
  /** The jotai store that holds the atom. @default a store of its own */
  store?: AtomStore
}

/** The example term of the moment. */
export interface TermCycler {
  termAtom: Atom<string>
  /**
   * Goes on with the next terms. Stop while the field has focus, and do not start where less motion is wanted.
   *
   * @returns The way to stop at the term of the moment.
   */
  start(): () => void
}

/**
 * Shows example terms in turn, beginning with the first, which is what the server renders.
 *
 * @throws {CatalogueError} `no-terms` or `invalid-period`.
 */
export function createTermCycler(options: TermCyclerOptions): TermCycler {
  const { terms, periodMs = 3000, clock = createSystemClock(), store = createStore() } = options
  assertCyclable(terms, periodMs)
  const positionAtom = atom(0)
  let stopTimer: (() => void) | undefined

  const wait = () => {
    stopTimer = clock.after(periodMs, () => {
      wait()
      store.set(positionAtom, (position) => (position + 1) % terms.length)
    })
  }
  return {
    termAtom: atom((get) => terms[get(positionAtom)]!),
    start() {
      if (!stopTimer && terms.length > 1) wait()
      return () => {
        stopTimer?.()
        stopTimer = undefined
      }
    },
  }
}

function assertCyclable(terms: readonly string[], periodMs: number): void {
  if (terms.length === 0) {
    throw new CatalogueError('no-terms', 'There are no terms to show. Give at least one.')
  }
  if (!(periodMs >= 100)) {
    throw new CatalogueError(
      'invalid-period',
      `No one reads a term in ${periodMs} ms. Use 100 ms or more.`,
    )
  }
}

import { cleanText } from '../search/clean-text.js'
import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, createStore, type Atom } from 'jotai/vanilla'
import { SEARCH_LIMITS } from '../search/search-state.js'

/** State of a combobox while a shopper types. */
export type SuggestionState<Answer> =
  | { readonly status: 'idle' }
  /** A request is pending; the previous result, if any, may stay visible. */
  | { readonly status: 'asking'; readonly term: string; readonly previous: Answer | null }
  | { readonly status: 'answered'; readonly term: string; readonly answer: Answer }
  | { readonly status: 'failed'; readonly term: string; readonly cause: unknown }

export interface SuggestionSessionOptions<Answer> {
  /** Requests suggestions; the signal cancels it. */
  ask: (term: string, signal: AbortSignal) => Promise<Answer>
  /** Milliseconds of rest after a key before asking. @default 40 */
  restMs?: number
  /** Characters from which it is worth asking. @default 2 */
  minLength?: number
  /** Number of cached results, so that deleting a character needs no request. @default 30 */
  maxEntries?: number
  /** @default the machine's clock */
  clock?: Clock
  /** The jotai store that holds the atom. @default a store of its own */
  store?: AtomStore
}

/** Suggestions for one search field. */
export interface SuggestionSession<Answer> {
  /** The state to render. */
  suggestionsAtom: Atom<SuggestionState<Answer>>
  /** Handles the field's value after every key. */
  type(text: string): void
  /** Stops asking and shows nothing: on Escape, on leaving, and when the field is taken away. */
  close(): void
}

/**
 * Requests suggestions while typing: debounced, one request at a time. A newer request aborts older
 * ones, and late responses are ignored.
 *
 * @example
 * createSuggestionSession({ ask: (term, signal) => fetchSuggestions(term, { signal }) })
 */
export function createSuggestionSession<Answer>(
  options: SuggestionSessionOptions<Answer>,
): SuggestionSession<Answer> {
  const { ask, restMs = 40, minLength = 2, maxEntries = 30, clock = createSystemClock() } = options
  const { store = createStore() } = options
  const kept = new Map<string, Answer>()
  const stateAtom = atom<SuggestionState<Answer>>({ status: 'idle' })
  let stopRest: (() => void) | undefined
  let question: AbortController | undefined

  const show = (next: SuggestionState<Answer>) => store.set(stateAtom, next)
  const halt = () => {
    stopRest?.()
    stopRest = undefined
    question?.abort()
    question = undefined
  }
  const keep = (term: string, answer: Answer) => {
    kept.set(term, answer)
    for (const oldest of kept.keys()) if (kept.size > maxEntries) kept.delete(oldest)
  }
  const send = async (term: string) => {
    const own = new AbortController()
    question = own
    try {
      const answer = await ask(term, own.signal)
      if (question !== own) return
      keep(term, answer)
      show({ status: 'answered', term, answer })
    } catch (cause) {
      if (question === own) show({ status: 'failed', term, cause })
    }
  }

  return {
    suggestionsAtom: atom((get) => get(stateAtom)),
    type(text) {
      const state = store.get(stateAtom)
      const term = cleanText(text, SEARCH_LIMITS.termLength)
      if (state.status !== 'idle' && state.status !== 'failed' && state.term === term) return
      halt()
      const known = kept.get(term)
      if (term.length < minLength) {
        if (state.status !== 'idle') show({ status: 'idle' })
      } else if (known !== undefined) {
        show({ status: 'answered', term, answer: known })
      } else {
        stopRest = clock.after(restMs, () => void send(term))
        show({ status: 'asking', term, previous: lastAnswer(state) })
      }
    },
    close() {
      halt()
      if (store.get(stateAtom).status !== 'idle') show({ status: 'idle' })
    },
  }
}

function lastAnswer<Answer>(state: SuggestionState<Answer>): Answer | null {
  if (state.status === 'answered') return state.answer
  return state.status === 'asking' ? state.previous : null
}

/** The timers that the session uses. */
export interface Clock {
  /** Runs something later. @returns A function that cancels it. */
  after(delayMs: number, run: () => void): () => void
}

/** The machine's own clock. */
export function createSystemClock(): Clock {
  return {
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
  }
}

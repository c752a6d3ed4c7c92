import type { AtomStore } from '@floga/browser-storage/atoms'
import type { RecentSearches, SuggestionSession, SuggestionState } from '@floga/catalogue-core'
import { atom } from 'jotai/vanilla'
import type { Atom } from 'jotai/vanilla'

import type { Suggestions } from './suggestions.js'

/** State of a search field's suggestions. */
export interface ShownSuggestions {
  /**
   * The suggestions for the current term; those of the previous term until they have been loaded.
   */
  readonly answer: Suggestions | null
  /** Earlier searches in this browser, while the field is empty. */
  readonly recent: readonly string[]
}

/** Suggestions and recent searches of one search field. */
export interface Autocomplete {
  shownAtom: Atom<ShownSuggestions>
  /** Takes the field's text. */
  type(term: string): void
  /** Adds a term to the recent searches. */
  add(term: string): void
  /** Removes a term from the recent searches. */
  remove(term: string): void
  /** Empties the recent searches. */
  clear(): void
  /** Stops asking. */
  close(): void
}

export interface CreateAutocompleteOptions {
  store: AtomStore
  session: SuggestionSession<Suggestions>
  recent: RecentSearches
}

/**
 * Creates the autocomplete of a search field from its suggestions and the browser's recent
 * searches.
 */
export function createAutocomplete({
  store,
  session,
  recent,
}: CreateAutocompleteOptions): Autocomplete {
  const termAtom = atom('')
  // Atoms of their own: a key that changes neither renders nothing.
  const isEmptyAtom = atom((get) => get(termAtom).trim() === '')
  const answerAtom = atom((get) => answerOf(get(session.suggestionsAtom)))
  const recentAtom = atom((get) => (get(isEmptyAtom) ? get(recent.entriesAtom) : none))
  return {
    shownAtom: atom((get) => ({ answer: get(answerAtom), recent: get(recentAtom) })),
    type(term) {
      store.set(termAtom, term)
      session.type(term)
    },
    add: recent.add,
    remove: recent.remove,
    clear: recent.clear,
    close: session.close,
  }
}

const none: readonly string[] = []

function answerOf(state: SuggestionState<Suggestions>): Suggestions | null {
  if (state.status === 'answered') return state.answer
  return state.status === 'asking' ? state.previous : null
}

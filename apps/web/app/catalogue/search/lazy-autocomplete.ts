import { atom } from 'jotai/vanilla'
import type { Atom } from 'jotai/vanilla'
import type { AtomStore } from '@floga/browser-storage/atoms'
import type { SuggestionState } from '@floga/catalogue-core'

import type { Suggestions } from '../../wiring/catalogue/suggestions.js'
import type { Autocomplete } from './autocomplete.js'

/** What a search field shows. */
export interface ShownSuggestions {
  /** What fits the term so far; stays in sight while the next answer is on its way. */
  readonly answer: Suggestions | null
  /** What was searched for in this browser, while the field is empty. */
  readonly recent: readonly string[]
}

/** The autocomplete of one search field, which is loaded when the field is first used. */
export interface LazyAutocomplete {
  shownAtom: Atom<ShownSuggestions>
  /** Takes what stands in the field; the first time it loads the autocomplete itself. */
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

const nothing: ShownSuggestions = { answer: null, recent: [] }

/** Opens the autocomplete of a search field; until `load` has answered, and where it fails, the field is a plain form. */
export function createLazyAutocomplete(
  store: AtomStore,
  load: () => Promise<Autocomplete>,
): LazyAutocomplete {
  const termAtom = atom('')
  const autocompleteAtom = atom<Autocomplete | null>(null)
  let loading: Promise<void> | undefined

  const opened = (): Autocomplete | null => store.get(autocompleteAtom)
  const open = async (): Promise<void> => {
    const autocomplete = await load()
    store.set(autocompleteAtom, autocomplete)
    // What was typed while it loaded.
    autocomplete.session.type(store.get(termAtom))
  }
  // Each by itself: a key that changes neither draws nothing.
  const isEmptyAtom = atom((get) => get(termAtom).trim() === '')
  const answerAtom = atom((get) => {
    const autocomplete = get(autocompleteAtom)
    return autocomplete ? answerOf(get(autocomplete.session.suggestionsAtom)) : nothing.answer
  })
  const recentAtom = atom((get) => {
    const autocomplete = get(autocompleteAtom)
    return autocomplete && get(isEmptyAtom) ? get(autocomplete.recent.entriesAtom) : nothing.recent
  })
  return {
    shownAtom: atom((get) => ({ answer: get(answerAtom), recent: get(recentAtom) })),
    type(text) {
      store.set(termAtom, text)
      opened()?.session.type(text)
      loading ??= open().catch(() => undefined)
    },
    // Whoever types fast searches before the autocomplete has loaded.
    add: (text) => void loading?.then(() => opened()?.recent.add(text)),
    remove: (text) => opened()?.recent.remove(text),
    clear: () => opened()?.recent.clear(),
    close: () => opened()?.session.close(),
  }
}

function answerOf(state: SuggestionState<Suggestions>): Suggestions | null {
  if (state.status === 'answered') return state.answer
  return state.status === 'asking' ? state.previous : null
}

import type { AtomStore } from '@floga/browser-storage/atoms'
import { createRecentSearches, createSuggestionSession } from '@floga/catalogue-core'
import type { RecentSearches, SuggestionSession } from '@floga/catalogue-core'

import { openLocalStorage, perStore } from '../../wiring/browser/per-store.js'
import type { Suggestions } from '../../wiring/catalogue/suggestions.js'

/** Suggestions while typing, and recent searches. */
export interface Autocomplete {
  session: SuggestionSession<Suggestions>
  recent: RecentSearches
}

const openRecentSearches = perStore((store) =>
  createRecentSearches({ store, storage: openLocalStorage('recent-searches') }),
)

/** Opens the autocomplete of one search field. */
export function openAutocomplete(store: AtomStore, suggestionsPath: string): Autocomplete {
  return {
    session: createSuggestionSession({
      store,
      ask: (term, signal) => ask(suggestionsPath, term, signal),
    }),
    recent: openRecentSearches(store),
  }
}

async function ask(path: string, term: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`${path}?search=${encodeURIComponent(term)}`, { signal })
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}.`)
  // Our own server made it, from the type that is named here.
  return (await response.json()) as Suggestions
}

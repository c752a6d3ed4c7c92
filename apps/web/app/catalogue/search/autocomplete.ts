import {
  createLocalStorage,
  createRecentSearches,
  createSuggestionSession,
} from '@floga/catalogue-core'
import type { RecentSearches, SuggestionSession } from '@floga/catalogue-core'

import { tenant } from '#tenant/tenant.js'
import type { Suggestions } from '../../wiring/catalogue/suggestions.js'

/** Suggestions while typing, and recent searches. */
export interface Autocomplete {
  session: SuggestionSession<Suggestions>
  recent: RecentSearches
}

/** Opens the autocomplete of one search field; in the browser only. */
export function openAutocomplete(suggestionsPath: string): Autocomplete {
  return {
    session: createSuggestionSession({ ask: (term, signal) => ask(suggestionsPath, term, signal) }),
    recent: openRecentSearches(),
  }
}

/** Opens what this device has searched for. */
function openRecentSearches(): RecentSearches {
  return createRecentSearches({
    storage: createLocalStorage(window, `${tenant.id}.recent-searches`),
  })
}

async function ask(path: string, term: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`${path}?search=${encodeURIComponent(term)}`, { signal })
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}.`)
  // Our own server made it, from the type that is named here.
  return (await response.json()) as Suggestions
}

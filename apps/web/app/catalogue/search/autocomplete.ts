import {
  createLocalStorage,
  createRecentSearches,
  createSuggestionSession,
} from '@floga/catalogue-core'
import type { RecentSearches, SuggestionSession } from '@floga/catalogue-core'

import { tenant } from '../../../tenants/floga/tenant.js'
import type { SuggestionAnswer } from '../../wiring/catalogue/suggestions.js'

/** What helps somebody who searches: suggestions while typing, and what was searched for before. */
export interface SearchHelp {
  session: SuggestionSession<SuggestionAnswer>
  recent: RecentSearches
}

/** Opens the help of one search field; in the browser only. */
export function openSearchHelp(suggestionsPath: string): SearchHelp {
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

async function ask(path: string, term: string, signal: AbortSignal): Promise<SuggestionAnswer> {
  const response = await fetch(`${path}?search=${encodeURIComponent(term)}`, { signal })
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}.`)
  // Our own server made it, from the type that is named here.
  return (await response.json()) as SuggestionAnswer
}

import { foldText } from '@floga/fold-text'
import { cleanText } from '../search/clean-text.js'
import { keepList, type KeptList } from './stored-list.js'
import type { KeptOptions } from './parse-stored.js'
import { SEARCH_LIMITS } from '../search/search-state.js'

/** Most searches that are remembered. */
export const MAX_RECENT_SEARCHES = 8

/** What was searched for on this device, the newest first. */
export interface RecentSearches extends KeptList {
  /** Remembers a term; one that differs only in accents or case replaces the older. */
  add(term: string): void
}

/**
 * Opens the device's memory of searches.
 *
 * @example
 * createRecentSearches({ storage: createLocalStorage(window, 'floga:recent-searches:default') })
 */
export function createRecentSearches(options: KeptOptions): RecentSearches {
  const { list, change } = keepList({
    ...options,
    maxEntries: MAX_RECENT_SEARCHES,
    clean: (term) => cleanText(term, SEARCH_LIMITS.termLength),
    sameness: foldText,
  })
  return { ...list, add: (term) => change((known) => [term, ...known]) }
}

import { foldText } from '@floga/fold-text'
import { cleanText } from '../search/clean-text.js'
import { SEARCH_LIMITS } from '../search/search-state.js'
import type { StoredOptions } from './parse-stored.js'
import { createStoredList, type StoredList } from './stored-list.js'

/** Maximum number of recent searches. */
export const MAX_RECENT_SEARCHES = 8

/** Recent searches in this browser, the newest first. */
export interface RecentSearches extends StoredList {
  /** Adds a term; one that differs only in accents or case replaces the older. */
  add(term: string): void
}

/**
 * Opens the persisted recent searches.
 *
 * @example
 * createRecentSearches({ storage: createLocalStorage(window, 'floga:recent-searches:default') })
 */
export function createRecentSearches(options: StoredOptions): RecentSearches {
  const { list, change } = createStoredList({
    ...options,
    maxEntries: MAX_RECENT_SEARCHES,
    clean: (term) => cleanText(term, SEARCH_LIMITS.termLength),
    sameness: foldText,
  })
  return { ...list, add: (term) => change((known) => [term, ...known]) }
}

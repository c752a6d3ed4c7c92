import { createStoredAtom } from '@floga/browser-storage/atoms'
import { createStore, type Atom } from 'jotai/vanilla'
import { parseSearchState, searchParamsOf } from '../search/search-address.js'
import type { SearchFilters } from '../search/search-state.js'
import { listSelections } from '../search/selection.js'
import { parseStored, type StoredOptions } from './parse-stored.js'

/**
 * Filters of a browser session, by namespace. A namespace is a list of its own, such as `products`
 * or `brand:a`.
 */
export interface SavedFilters {
  /**
   * Filters of all namespaces; empty on the server and until the first subscription.
   * `findSavedFilters` reads one namespace.
   */
  savedFiltersAtom: Atom<FiltersByNamespace>
  /** The filters that were last in force; null where none were. */
  read(namespace: string): SearchFilters | null
  /** Saves filters; none at all deletes the namespace. */
  write(namespace: string, filters: SearchFilters): void
  /** Deletes every namespace. */
  clear(): void
}

/** Serialized filters by namespace, the most recently used last. */
export type FiltersByNamespace = readonly (readonly [namespace: string, query: string])[]

/** Maximum number of namespaces. The least recently used one is removed first. */
const MAX_NAMESPACES = 50
const MAX_NAMESPACE_LENGTH = 200
const NONE: FiltersByNamespace = []

/**
 * Creates the store of this session's filters. The address is the source of truth of a list; read
 * the store only to restore a list when the shopper returns to it.
 *
 * @example
 * createSavedFilters({ storage: createSessionStorage(window, 'floga:filters:default') })
 */
export function createSavedFilters(options: StoredOptions): SavedFilters {
  const { storage, onProblem, store = createStore() } = options
  const { valueAtom, changeAtom, read } = createStoredAtom<FiltersByNamespace>({
    storage,
    onProblem,
    empty: NONE,
    parse: parseStored(parseContent),
  })
  return {
    savedFiltersAtom: valueAtom,
    read: (namespace) => findSavedFilters(read(), namespace),
    write(namespace, filters) {
      const isEmpty = listSelections({ filters }).length === 0
      const query = searchParamsOf({ filters }).toString()
      store.set(changeAtom, (known) => {
        const others = known.filter(([other]) => other !== namespace)
        if (isEmpty) return others.length === known.length ? known : bounded(others)
        if (known.at(-1)?.[0] === namespace && known.at(-1)?.[1] === query) return known
        return bounded([...others, [namespace, query]])
      })
    },
    clear: () => store.set(changeAtom, () => NONE),
  }
}

/** The filters of one namespace; null if there are none. */
export function findSavedFilters(
  saved: FiltersByNamespace,
  namespace: string,
): SearchFilters | null {
  const [, query] = saved.find(([known]) => known === namespace) ?? []
  return query ? parseSearchState(new URLSearchParams(query)).filters : null
}

function bounded(entries: FiltersByNamespace): FiltersByNamespace {
  const kept = entries
    .filter(([namespace]) => namespace.length <= MAX_NAMESPACE_LENGTH)
    .slice(-MAX_NAMESPACES)
  return kept.length === 0 ? NONE : kept
}

function parseContent(content: unknown): FiltersByNamespace | null {
  if (!Array.isArray(content)) return null
  const entries = content.filter(
    (entry): entry is [string, string] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
  )
  return bounded(entries.map(([namespace, query]) => [namespace, query]))
}

import { parseSearchState, searchParamsOf } from '../search/search-address.js'
import type { SearchFilters } from '../search/search-state.js'
import { listSelections } from '../search/selection.js'
import { keepValue, type Followable, type KeptOptions } from './parse-stored.js'

/** Filters of a browser session, by namespace. A namespace is a list of its own, such as `products` or `brand:a`. */
export interface SavedFilters extends Followable<FiltersByNamespace> {
  /** The filters that were last in force; null where none were. */
  read(namespace: string): SearchFilters | null
  /** Remembers filters; none at all forgets the namespace. */
  write(namespace: string, filters: SearchFilters): void
  /** Forgets every namespace. */
  clear(): void
}

/** Filters as they stand in addresses, by namespace, the one used last at the end. */
export type FiltersByNamespace = readonly (readonly [namespace: string, query: string])[]

/** Namespaces that are remembered; the one used longest ago goes first. */
const MAX_NAMESPACES = 50
const MAX_NAMESPACE_LENGTH = 200

/**
 * Opens the session's memory of filters. The address stays the one truth: read from here only to offer what a list
 * showed when the shopper left it.
 *
 * @example
 * createFilterStore({ storage: createSessionStorage(window, 'floga:filters:default') })
 */
export function createSavedFilters(options: KeptOptions): SavedFilters {
  const kept = keepValue<FiltersByNamespace>({ ...options, empty: [], parse: parseContent })
  return {
    getSnapshot: kept.getSnapshot,
    subscribe: kept.subscribe,
    read(namespace) {
      const [, query] = kept.getSnapshot().find(([known]) => known === namespace) ?? []
      return query ? parseSearchState(new URLSearchParams(query)).filters : null
    },
    write(namespace, filters) {
      const isEmpty = listSelections({ filters }).length === 0
      const query = searchParamsOf({ filters }).toString()
      kept.change((known) => {
        const others = known.filter(([other]) => other !== namespace)
        if (isEmpty) return others.length === known.length ? known : others
        if (known.at(-1)?.[0] === namespace && known.at(-1)?.[1] === query) return known
        return bounded([...others, [namespace, query]])
      })
    },
    clear: () => kept.change((known) => (known.length > 0 ? [] : known)),
  }
}

function bounded(entries: FiltersByNamespace): FiltersByNamespace {
  return entries
    .filter(([namespace]) => namespace.length <= MAX_NAMESPACE_LENGTH)
    .slice(-MAX_NAMESPACES)
}

function parseContent(content: unknown): FiltersByNamespace | null {
  if (!Array.isArray(content)) return null
  const entries = content.filter(
    (entry): entry is [string, string] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
  )
  return bounded(entries.map(([namespace, query]) => [namespace, query]))
}

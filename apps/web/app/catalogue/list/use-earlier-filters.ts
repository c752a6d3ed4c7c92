import { listSelections } from '@floga/catalogue-core'
import type { FiltersByNamespace, SearchFilters, SearchState } from '@floga/catalogue-core'
import { useEffect, useRef, useSyncExternalStore } from 'react'

import { listMemory } from './use-list-memory.js'

/**
 * Remembers a list's filters for this session, and gives back those of an earlier visit to offer them. The address
 * stays the one truth: a bare one shows the whole list, and filters that are cleared in the list are deleted.
 */
export function useEarlierFilters(namespace: string, state: SearchState): SearchFilters | null {
  const { filters } = state
  const hasFilters = listSelections(state).length > 0
  const known = useSyncExternalStore(followFilters, knownFilters, filtersOfServer)
  const last = useRef({ namespace: '', hasFilters: false })

  useEffect(() => {
    const { filters: store } = listMemory()
    const isCleared = last.current.namespace === namespace && last.current.hasFilters
    if (hasFilters || isCleared) store.write(namespace, filters)
    last.current = { namespace, hasFilters }
  }, [namespace, filters, hasFilters])

  if (hasFilters || state.term || known === nothing) return null
  return listMemory().filters.read(namespace)
}

const nothing: FiltersByNamespace = []

function followFilters(listener: () => void): () => void {
  return listMemory().filters.subscribe(listener)
}

function knownFilters(): FiltersByNamespace {
  return listMemory().filters.getSnapshot()
}

function filtersOfServer(): FiltersByNamespace {
  return nothing
}

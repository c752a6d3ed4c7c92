import { findSavedFilters, listSelections } from '@floga/catalogue-core'
import type { SearchFilters, SearchState } from '@floga/catalogue-core'
import { useAtomValue } from 'jotai/react'
import { useEffect, useRef } from 'react'

import { usePageShown } from '../../shell/drawn-ahead/page-shown.js'
import { useListMemory } from './use-list-memory.js'

/**
 * Saves a list's filters for this session, and gives back those of an earlier visit to offer them. The address alone
 * says what is shown: a bare one shows the whole list, and filters that are cleared in the list are deleted.
 */
export function useEarlierFilters(namespace: string, state: SearchState): SearchFilters | null {
  const { filters } = state
  const hasFilters = listSelections(state).length > 0
  const { filters: saved } = useListMemory()
  const known = useAtomValue(saved.savedFiltersAtom)
  const isShown = usePageShown()
  const last = useRef({ namespace: '', hasFilters: false })

  useEffect(() => {
    if (!isShown) return
    const isCleared = last.current.namespace === namespace && last.current.hasFilters
    if (hasFilters || isCleared) saved.write(namespace, filters)
    last.current = { namespace, hasFilters }
  }, [isShown, namespace, filters, hasFilters, saved])

  return hasFilters || state.term ? null : findSavedFilters(known, namespace)
}

'use client'

import { findSavedFilters, listSelections } from '@floga/catalogue-core'
import type { SearchFilters, SearchState } from '@floga/catalogue-core'
import { useAtomValue } from 'jotai/react'
import { useEffect, useRef } from 'react'

import { useListMemory } from './use-list-memory.js'

/**
 * Saves a list's filters for this session, and returns those of an earlier visit to offer them. The
 * address is the source of truth: without a query the whole list is shown, and clearing filters
 * deletes the saved ones.
 */
export function useEarlierFilters(namespace: string, state: SearchState): SearchFilters | null {
  const { filters } = state
  const hasFilters = listSelections(state).length > 0
  const { filters: saved } = useListMemory()
  const known = useAtomValue(saved.savedFiltersAtom)
  const last = useRef({ namespace: '', hasFilters: false })

  useEffect(() => {
    const isCleared = last.current.namespace === namespace && last.current.hasFilters
    if (hasFilters || isCleared) saved.write(namespace, filters)
    last.current = { namespace, hasFilters }
  }, [namespace, filters, hasFilters, saved])

  return hasFilters || state.term ? null : findSavedFilters(known, namespace)
}

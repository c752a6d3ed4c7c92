import { createListPositions, createSavedFilters } from '@floga/catalogue-core'
import type { ListPositions, SavedFilters } from '@floga/catalogue-core'
import { useStore } from 'jotai/react'

import { openSessionStorage, perStore } from '@floga/storefront/browser'
import { storedKeys } from '../../wiring/browser/stored-keys.js'

/** A session's persisted state of product lists. */
export interface ListMemory {
  /** Filters, by list. */
  filters: SavedFilters
  /** Where the visitor was, by list. */
  positions: ListPositions
}

const openListMemory = perStore((store): ListMemory => ({
  filters: createSavedFilters({ store, storage: openSessionStorage(storedKeys.filters) }),
  positions: createListPositions({ store, storage: openSessionStorage(storedKeys.listPlaces) }),
}))

/** Returns the persisted state of product lists. */
export function useListMemory(): ListMemory {
  return openListMemory(useStore())
}

import { createListPositions, createSavedFilters } from '@floga/catalogue-core'
import type { ListPositions, SavedFilters } from '@floga/catalogue-core'
import { useStore } from 'jotai/react'

import { openSessionStorage, perStore } from '../../wiring/browser/per-store.js'
import { storedKeys } from '../../wiring/browser/stored-keys.js'

/** What the browser keeps of lists of products for this session. */
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

/** What the browser keeps of lists of products. */
export function useListMemory(): ListMemory {
  return openListMemory(useStore())
}

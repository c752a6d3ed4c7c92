'use client'

import { createListPositions, createSavedFilters } from '@floga/catalogue-core'
import type { ListPositions, SavedFilters } from '@floga/catalogue-core'
import { useStore } from 'jotai/react'

import { openSessionStorage, perStore } from '../../../lib/browser/per-store.js'
import { useStorefront } from '../../../lib/views/storefront-context.js'
import { storedKeysOf } from '../../../request/browser/stored-keys.js'
import type { StoredNamesShop } from '../../../request/browser/stored-keys.js'

/** A session's persisted state of product lists. */
export interface ListMemory {
  /** Filters, by list. */
  filters: SavedFilters
  /** Where the visitor was, by list. */
  positions: ListPositions
}

const openListMemory = perStore((store, shop: StoredNamesShop): ListMemory => ({
  filters: createSavedFilters({ store, storage: openSessionStorage(storedKeysOf(shop).filters) }),
  positions: createListPositions({
    store,
    storage: openSessionStorage(storedKeysOf(shop).listPlaces),
  }),
}))

/** Returns the persisted state of product lists. */
export function useListMemory(): ListMemory {
  return openListMemory(useStore(), useStorefront())
}

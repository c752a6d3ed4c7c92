import {
  createSavedFilters,
  createListPositions,
  createSessionStorage,
} from '@floga/catalogue-core'
import type { SavedFilters, ListPositions } from '@floga/catalogue-core'

import { tenant } from '#tenant/tenant.js'

/** What the browser remembers of lists of products. */
export interface ListMemory {
  /** Filters of this session, by list. */
  filters: SavedFilters
  /** Where the visitor was in lists of this session. */
  places: ListPositions
}

let memory: ListMemory | undefined

/** The browser's memory of lists; in the browser only. */
export function listMemory(): ListMemory {
  memory ??= {
    filters: createSavedFilters({ storage: createSessionStorage(window, `${tenant.id}.filters`) }),
    places: createListPositions({ storage: createSessionStorage(window, `${tenant.id}.places`) }),
  }
  return memory
}

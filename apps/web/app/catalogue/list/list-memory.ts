import {
  createFilterStore,
  createListPlaceStore,
  createSessionStorage,
} from '@floga/catalogue-core'
import type { FilterStore, ListPlaceStore } from '@floga/catalogue-core'

import { tenant } from '#tenant/tenant.js'

/** What the browser remembers of lists of products. */
export interface ListMemory {
  /** Filters of this session, by list. */
  filters: FilterStore
  /** Where the visitor was in lists of this session. */
  places: ListPlaceStore
}

let memory: ListMemory | undefined

/** The browser's memory of lists; in the browser only. */
export function listMemory(): ListMemory {
  memory ??= {
    filters: createFilterStore({ storage: createSessionStorage(window, `${tenant.id}.filters`) }),
    places: createListPlaceStore({ storage: createSessionStorage(window, `${tenant.id}.places`) }),
  }
  return memory
}

import {
  createFilterStore,
  createListLayout,
  createListPlaceStore,
  createLocalStorage,
  createSessionStorage,
} from '@floga/catalogue-core'
import type { FilterStore, ListLayoutMemory, ListPlaceStore } from '@floga/catalogue-core'

import { tenant } from '../../tenant/tenant.js'

/** What the browser remembers of lists of products. */
export interface ListMemory {
  /** Filters of this session, by list. */
  filters: FilterStore
  /** Where the visitor was in lists of this session. */
  places: ListPlaceStore
  /** Grid or list, on this device. */
  layout: ListLayoutMemory
}

let memory: ListMemory | undefined

/** The browser's memory of lists; in the browser only. */
export function listMemory(): ListMemory {
  memory ??= {
    filters: createFilterStore({ storage: createSessionStorage(window, `${tenant.id}.filters`) }),
    places: createListPlaceStore({ storage: createSessionStorage(window, `${tenant.id}.places`) }),
    layout: createListLayout({ storage: createLocalStorage(window, `${tenant.id}.list-layout`) }),
  }
  return memory
}

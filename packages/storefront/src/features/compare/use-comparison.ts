'use client'

import { createComparison } from '@floga/catalogue-core'
import type { Comparison } from '@floga/catalogue-core'
import { useStore } from 'jotai/react'
import { atom } from 'jotai/vanilla'

import { openLocalStorage, perStore } from '../../lib/browser/per-store.js'
import { useStorefront } from '../../lib/views/storefront-context.js'
import { storedKeysOf } from '../../request/browser/stored-keys.js'
import type { StoredNamesShop } from '../../request/browser/stored-keys.js'

const openComparison = perStore((store, shop: StoredNamesShop) =>
  createComparison({ store, storage: openLocalStorage(storedKeysOf(shop).compare) }),
)

/** Number of rejections because the list is full: each is announced again. */
export const rejectionsAtom = atom(0)

/** The products that are compared in this browser. */
export function useComparison(): Comparison {
  return openComparison(useStore(), useStorefront())
}

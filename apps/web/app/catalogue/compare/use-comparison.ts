import { createComparison } from '@floga/catalogue-core'
import type { Comparison } from '@floga/catalogue-core'
import { useStore } from 'jotai/react'
import { atom } from 'jotai/vanilla'

import { openLocalStorage, perStore } from '@floga/storefront/browser'
import { storedKeys } from '../../wiring/browser/stored-keys.js'

const openComparison = perStore((store) =>
  createComparison({ store, storage: openLocalStorage(storedKeys.compare) }),
)

/** Number of rejections because the list is full: each is announced again. */
export const rejectionsAtom = atom(0)

/** The products that are compared in this browser. */
export function useComparison(): Comparison {
  return openComparison(useStore())
}

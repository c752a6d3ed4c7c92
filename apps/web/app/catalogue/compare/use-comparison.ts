import { createComparison } from '@floga/catalogue-core'
import type { Comparison } from '@floga/catalogue-core'
import { useStore } from 'jotai/react'

import { openLocalStorage, perStore } from '../../wiring/browser/per-store.js'

const openComparison = perStore((store) =>
  createComparison({ store, storage: openLocalStorage('compare') }),
)

/** The products that are compared in this browser. */
export function useComparison(): Comparison {
  return openComparison(useStore())
}

import type { LineConflict } from '@floga/cart-core/shared-cart'
import { atom } from 'jotai'

import type { OpenedSharedCart } from './open-shared-cart.js'

/** The shared cart that this page follows; null while there is none, and before what it needs was fetched. */
export const sharedCartAtom = atom<OpenedSharedCart | null>(null)

const none: readonly LineConflict[] = []

/** What others did to lines at the same time as the visitor. */
export const lineConflictsAtom = atom((get) => {
  const opened = get(sharedCartAtom)
  return opened ? get(opened.controller.conflictsAtom) : none
})

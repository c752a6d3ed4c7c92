import { atom } from 'jotai'

import type { OpenedSharedCart } from './open-shared-cart.js'

/** The shared cart that this page follows; null while there is none, and before what it needs was fetched. */
export const sharedCartAtom = atom<OpenedSharedCart | null>(null)

import type { LineConflict } from '@floga/cart-core/shared-cart'
import { atom } from 'jotai'

import { storedKeysOf } from '../../request/browser/stored-keys.js'
import type { StoredNamesShop } from '../../request/browser/stored-keys.js'
import type { OpenedSharedCart } from './open-shared-cart.js'

/**
 * The shared cart that this page follows; null while there is none, and before its code has been
 * loaded.
 */
export const sharedCartAtom = atom<OpenedSharedCart | null>(null)

const none: readonly LineConflict[] = []

/** Others' concurrent changes to lines. */
export const lineConflictsAtom = atom((get) => {
  const opened = get(sharedCartAtom)
  return opened ? get(opened.controller.conflictsAtom) : none
})

/**
 * Deletes the persisted shared cart: a browser stores no data of others after the cart is no longer
 * shared.
 */
export function eraseSharedCart(shop: StoredNamesShop): void {
  try {
    localStorage.removeItem(storedKeysOf(shop).sharedCart)
  } catch {
    // Where storage is blocked nothing was stored.
  }
}

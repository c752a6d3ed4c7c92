import type { CartChange, CartMirror, CartStore } from '@floga/cart-core'
import { createContext, useContext } from 'react'

import type { CartMergeChange } from '../wiring/cart/cart-merge-message.js'
import type { CartUserError } from '../wiring/cart/cart-error-message.js'
import type { RemovedLine } from '../wiring/cart/cart-reply.js'

/** What parts of the page do with the cart. */
export interface CartAccess {
  store: CartStore
  /** Null on the server. */
  mirror: CartMirror | null
  isDrawerOpen: boolean
  openDrawer(): void
  closeDrawer(): void
  /** Asks the shop for the cart as it stands. */
  refresh(): Promise<void>
  /**
   * Shows a change at once where it is known what it does, and sends it; what is changed meanwhile goes in one.
   *
   * @returns Why it was refused; null when all went well.
   */
  send(change: CartChange): Promise<CartUserError | null>
  /** The line that was removed or saved for later last, until it is restored or another change is made. */
  removedLine: RemovedLine | null
  setRemovedLine(line: RemovedLine | null): void
  /** What a login has changed in the cart, until it was read. */
  mergeChanges: readonly CartMergeChange[]
  dismissMergeChanges(): void
}

export const CartContext = createContext<CartAccess | null>(null)

/** The cart of the visitor; only below the shop's shell. */
export function useCartAccess(): CartAccess {
  const access = useContext(CartContext)
  if (!access) throw new Error('No cart here. Render this below <CartProvider>.')
  return access
}

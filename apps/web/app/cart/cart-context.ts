import type { CartChange, CartMirror, CartStore } from '@floga/cart-core'
import { createContext, useContext } from 'react'

import type { ToldCartChange } from '../wiring/cart/cart-change-message.js'
import type { CartRefusal } from '../wiring/cart/cart-error-message.js'
import type { PutAside } from '../wiring/cart/cart-reply.js'

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
  send(change: CartChange): Promise<CartRefusal | null>
  /** The line that was put aside last, until it is put back or another change is made. */
  aside: PutAside | null
  noteAside(aside: PutAside | null): void
  /** What a login has changed in the cart, until it was read. */
  joined: readonly ToldCartChange[]
  dismissJoined(): void
}

export const CartContext = createContext<CartAccess | null>(null)

/** The cart of the visitor; only below the shop's shell. */
export function useCartAccess(): CartAccess {
  const access = useContext(CartContext)
  if (!access) throw new Error('No cart here. Render this below <CartProvider>.')
  return access
}

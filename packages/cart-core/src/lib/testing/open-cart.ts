import { createStore } from 'jotai/vanilla'
import type { Cart } from '../cart.js'
import { createCartAtoms } from '../changes/optimistic-cart.js'

/** The atoms of a cart in a store of their own, read and followed directly. */
export function openCart(initial: Cart | null = null) {
  const store = createStore()
  const { cartAtom, confirmedAtom, ...cart } = createCartAtoms(store, initial)
  return {
    ...cart,
    shown: () => store.get(cartAtom),
    confirmed: () => store.get(confirmedAtom),
    subscribe: (listener: () => void) => store.sub(cartAtom, listener),
  }
}

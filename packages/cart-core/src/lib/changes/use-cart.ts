import { useSyncExternalStore } from 'react'
import type { CartStore } from './cart-store.js'
import type { OptimisticCart } from './optimistic-cart.js'

/** The cart to show, with pending changes; null while no answer has come. */
export function useCart(store: CartStore): OptimisticCart | null {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
}

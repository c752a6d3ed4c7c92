import { useSyncExternalStore } from 'react'
import type { CartMirror } from './persisted-cart.js'
import type { CartMirrorRecord } from './persisted-cart-record.js'

const onServer = () => null

/**
 * What the browser remembers of the cart. Null on the server and while hydrating, so that a cached page fits every visitor.
 *
 * @example
 * const count = totalItems(useCartMirror(mirror))
 */
export function useCartMirror(mirror: CartMirror | null): CartMirrorRecord | null {
  return useSyncExternalStore(
    mirror?.subscribe ?? subscribeToNothing,
    mirror?.getSnapshot ?? onServer,
    onServer,
  )
}

function subscribeToNothing() {
  return () => {}
}

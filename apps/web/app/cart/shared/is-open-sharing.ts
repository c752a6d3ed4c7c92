import type { Cart } from '@floga/cart-core'

/** Whether others can still see the cart. */
export function isOpenSharing(cart: Pick<Cart, 'sharing'> | null): boolean {
  return cart?.sharing?.state === 'OPEN' || cart?.sharing?.state === 'LOCKED'
}

import { useCart } from '@floga/cart-core/react'

import { useCartAccess } from './cart-context.js'

/** How many pieces of a product are in the cart, whichever variants; 0 until the cart is known. */
export function useCountInCart(slug: string): number {
  const cart = useCart(useCartAccess().store)
  return (cart?.lines ?? []).reduce(
    (sum, line) => (line.slug === slug ? sum + line.quantity : sum),
    0,
  )
}

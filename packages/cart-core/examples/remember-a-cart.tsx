import { createCartMirror, createLocalStorage, totalItems } from '@floga/cart-core'
import { useCartMirror } from '@floga/cart-core/react'

const mirror = createCartMirror({
  tenant: 'default',
  storage: createLocalStorage(window, 'floga:cart:default'),
  onProblem: ({ code }) => console.warn(`cart mirror: ${code}`),
})

export function CartBadge() {
  return <output>{totalItems(useCartMirror(mirror))}</output>
}

// After every navigation: a cart that an order was placed from ends outside checkout.
mirror.navigated(location.pathname)

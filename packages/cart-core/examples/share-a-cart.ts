import { createLocalStorage } from '@floga/browser-storage'
import { createCart, type CartTransport } from '@floga/cart-core'
import { createEventStreamTransport, createSharedCart } from '@floga/cart-core/shared-cart'
import type { SharedCartUpdate } from '@floga/cart-core/shared-cart'
import { createStore } from 'jotai/vanilla'

export function openSharedCart(direct: CartTransport) {
  const store = createStore()
  const transport: CartTransport = {
    read: () => direct.read(),
    send: (fields) => waiting.send(fields),
  }
  const cart = createCart({ tenant: 'default', storage: null, store, transport })
  const shared = createSharedCart({
    tenant: 'default',
    storage: createLocalStorage(window, 'shop.shared-cart.default'),
    store,
    cart,
    transport: createEventStreamTransport({
      streamPath: '/shared-cart/updates',
      // The shop's own server wrote it.
      parseUpdate: (data) => data as SharedCartUpdate | null,
    }),
  })
  const waiting = shared.wrapTransport(direct)
  const stop = shared.connect({ document, window })
  return { cart, shared, stop }
}

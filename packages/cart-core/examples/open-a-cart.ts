import { createLocalStorage } from '@floga/browser-storage'
import { createCart, type CartReply } from '@floga/cart-core'

async function ask(init?: RequestInit): Promise<CartReply | null> {
  const response = await fetch('/cart-state', init).catch(() => null)
  return response?.ok ? ((await response.json()) as CartReply) : null
}

export const cart = createCart({
  tenant: 'default',
  storage: createLocalStorage(window, 'shop.cart'),
  transport: {
    read: () => ask(),
    send: (fields) =>
      ask({ method: 'POST', body: new URLSearchParams(fields.map(([...field]) => field)) }),
  },
})

cart.navigated(location.pathname)
cart.connect({ document, window })

// The line shows a quantity of 3 immediately; its total waits for the server.
const error = await cart.change({ kind: 'change-by', lineId: 'line-1', difference: 1 })
if (error) console.log(`Not changed: ${error.code}`)

import type { CartReply, CartTransport } from '@floga/cart-core'

import type { CartMergeChange } from '../../wiring/cart/cart-merge-message.js'
import { locales } from '../../wiring/i18n/locales.js'

/** How a browser asks the shop for the visitor's cart, and changes it. */
export const cartTransport: CartTransport<CartMergeChange> = {
  read: () => ask((path) => ({ query: `?${new URLSearchParams({ path })}` })),
  send: (fields) =>
    ask(() => ({
      query: '',
      init: { method: 'POST', body: new URLSearchParams(fields.map(([...field]) => field)) },
    })),
}

/** Asks the shop in the language of the page that is open. */
async function ask(
  toRequest: (path: string) => { query: string; init?: RequestInit },
): Promise<CartReply<CartMergeChange> | null> {
  const { locale, path } = locales.parsePath(window.location.pathname)
  const { query, init } = toRequest(path)
  const address = locales.localizePath('/cart-state', locale.code) + query
  try {
    const response = await fetch(address, { credentials: 'same-origin', ...init })
    return response.ok ? ((await response.json()) as CartReply<CartMergeChange>) : null
  } catch {
    return null
  }
}

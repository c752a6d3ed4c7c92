import { createLocalStorage } from '@floga/browser-storage'
import type { AtomStore } from '@floga/browser-storage/atoms'
import { createCart, parseCartForm } from '@floga/cart-core'
import { createOfflineChanges } from '@floga/cart-core/offline'

import { tenant } from '#tenant/tenant.js'
import { afterFrame } from '../../wiring/browser/after-frame.js'
import { storedKeys } from '../../wiring/browser/stored-keys.js'
import type { CartMergeChange } from '../../wiring/cart/cart-merge-message.js'
import { cartTransport } from './cart-transport.js'
import type { OpenedCart } from './lazy-cart.js'
import { eraseSharedCart } from '../shared/erase-shared-cart.js'
import { isOpenSharing } from '../shared/is-open-sharing.js'
import { sharedCartAtom } from '../shared/shared-cart-atom.js'

/** Opens the visitor's cart in a browser: fetched when something is known or asked of it. */
export function openCart(store: AtomStore): OpenedCart<CartMergeChange> {
  const cart = createCart<CartMergeChange>({
    tenant: tenant.id,
    store,
    storage: createLocalStorage(window, storedKeys.cart),
    offline: createOfflineChanges({
      storage: createLocalStorage(window, storedKeys.cartLines),
      isOffline: () => !navigator.onLine,
    }),
    transport: {
      async read() {
        await frameDrawn()
        const reply = await cartTransport.read()
        if (reply && !isOpenSharing(reply.cart)) eraseSharedCart()
        return reply
      },
      async send(fields) {
        await frameDrawn()
        // A shared cart's changes wait while there is no connection.
        return (store.get(sharedCartAtom)?.transport ?? cartTransport).send(fields)
      },
    },
    onProblem: ({ code, cause }) => console.warn(`kept cart: ${code}`, cause),
  })
  return {
    cart,
    async send(form, name) {
      const parsed = parseCartForm(form)
      if (parsed.status === 'invalid') return { ...parsed, available: null }
      return cart.change(parsed.change, name)
    },
  }
}

/** To ask takes longer than to draw what was pressed, which comes first. */
function frameDrawn(): Promise<void> {
  return new Promise<void>(afterFrame)
}

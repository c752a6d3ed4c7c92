import type { AtomStore } from '@floga/browser-storage/atoms'
import { createCart, isOpenSharing } from '@floga/cart-core'
import type { CartController, CartReply, CartTransport } from '@floga/cart-core'
import { createOfflineChanges } from '@floga/cart-core/offline'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'

import { openLocalStorage, openSessionStorage } from '../../lib/browser/per-store.js'
import type { Storefront } from '../../lib/create-storefront.js'
import { storedKeysOf } from '../../request/browser/stored-keys.js'

import type { CartMergeChange } from './cart-merge-message.js'
import { eraseSharedCart, sharedCartAtom } from '../shared-cart/shared-cart-atom.js'

/** The visitor's cart in this shop. */
export type ShopCart = CartController<CartMergeChange>

/** The cart of the document; null on the server. */
let documentCart: ShopCart | null = null

/**
 * Creates the visitor's cart: in the browser one for the document, on the server an empty one for
 * each page.
 */
export function createShopCart(shop: Storefront, store: AtomStore): ShopCart {
  const storedKeys = storedKeysOf(shop)
  const transport = createCartTransport(shop)
  const cart = createCart<CartMergeChange>({
    tenant: shop.id,
    store,
    storage: openLocalStorage(storedKeys.cart),
    tabStorage: openSessionStorage(storedKeys.cartLeft),
    hasCart: () =>
      document.cookie.split('; ').some((pair) => pair.startsWith(`${storedKeys.knownCart}=`)),
    offline: createOfflineChanges({
      storage: openLocalStorage(storedKeys.cartLines),
      isOffline: () => !navigator.onLine,
    }),
    transport: {
      async read() {
        const reply = await transport.read()
        if (reply && !isOpenSharing(reply.cart)) eraseSharedCart(shop)
        return reply
      },
      // Changes of a shared cart are queued while its server is unreachable.
      send: (fields) => (store.get(sharedCartAtom)?.transport ?? transport).send(fields),
    },
    onProblem: ({ code, cause }) => console.warn(`persisted cart: ${code}`, cause),
  })
  if (typeof document !== 'undefined') documentCart = cart
  return cart
}

/**
 * The `clientLoader` of pages that show the cart. It waits for pending changes: the server would
 * respond without them, and would not know a new cart, whose cookie arrives with the first
 * response.
 */
export async function loadAfterChanges({
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<unknown> {
  await documentCart?.settled()
  return serverLoader()
}

/** The browser's requests for the visitor's cart and its changes. */
export function createCartTransport({
  locales,
}: Pick<Storefront, 'locales'>): CartTransport<CartMergeChange> {
  /** Sends a request in the language of the current page. */
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
  return {
    read: () => ask((path) => ({ query: `?${new URLSearchParams({ path })}` })),
    send(fields) {
      const body = new URLSearchParams(fields.map(([...field]) => field))
      // A change is shown optimistically, so its request must complete even if the visitor leaves
      // the page.
      return ask(() => ({ query: '', init: { method: 'POST', body, keepalive: true } }))
    },
  }
}

import { createLocalStorage } from '@floga/browser-storage'
import type { AtomStore } from '@floga/browser-storage/atoms'
import type { CartTransport } from '@floga/cart-core'
import { createEventStreamTransport, createSharedCart } from '@floga/cart-core/shared-cart'
import type {
  SharedCartController,
  SharedCartOptions,
  SharedCartUpdate,
} from '@floga/cart-core/shared-cart'

import type { CartMergeChange } from '../cart/cart-merge-message.js'
import type { ShopSuggestion } from './server/to-shared-cart.js'

import type { Storefront } from '../../lib/create-storefront.js'
import { storedKeysOf } from '../../request/browser/stored-keys.js'

/** The shared cart of this shop in a browser. */
export interface OpenedSharedCart {
  controller: SharedCartController<ShopSuggestion>
  /** The way of the cart's changes while it is shared. */
  transport: CartTransport<CartMergeChange>
}

export interface OpenSharedCartOptions {
  shop: Storefront
  cart: SharedCartOptions['cart']
  store: AtomStore
  /** The way of the cart's changes while it is not shared. */
  transport: CartTransport<CartMergeChange>
}

/** Opens the shared cart that the visitor belongs to; fetched once a cart is known to be shared. */
export function openSharedCart({
  shop,
  cart,
  store,
  transport,
}: OpenSharedCartOptions): OpenedSharedCart {
  const { locales } = shop
  const { locale } = locales.parsePath(window.location.pathname)
  const controller = createSharedCart<ShopSuggestion>({
    tenant: shop.id,
    store,
    cart,
    storage: createLocalStorage(window, storedKeysOf(shop).sharedCart),
    transport: createEventStreamTransport<ShopSuggestion>({
      streamPath: locales.localizePath('/shared-cart/updates', locale.code),
      // Sent by this shop's own server, in its own format.
      parseUpdate: (data) => data as SharedCartUpdate<ShopSuggestion> | null,
    }),
    onProblem: ({ code, cause }) => console.warn(`persisted shared cart: ${code}`, cause),
  })
  return { controller, transport: controller.wrapTransport(transport) }
}

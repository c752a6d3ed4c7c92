import { toSharedCartFields } from '@floga/cart-core/shared-cart'
import type { SharedCartAction } from '@floga/cart-core/shared-cart'

import type { Storefront } from '../../lib/create-storefront.js'
import type { SharedCartReply, SharedCartState } from './shared-cart-state.js'

type LocalizedShop = Pick<Storefront, 'locales'>

/** Loads how the visitor's cart is shared; null if there is no response. */
export function readSharedCartState(shop: LocalizedShop): Promise<SharedCartState | null> {
  return ask<SharedCartState>(shop)
}

/**
 * Performs an action on the shared cart other than changing its lines; null if there is no
 * response.
 */
export function sendSharedCartAction(
  shop: LocalizedShop,
  action: SharedCartAction,
): Promise<SharedCartReply | null> {
  return ask<SharedCartReply>(shop, {
    method: 'POST',
    body: new URLSearchParams(toSharedCartFields(action)),
  })
}

async function ask<Answer>({ locales }: LocalizedShop, init?: RequestInit): Promise<Answer | null> {
  const { locale } = locales.parsePath(window.location.pathname)
  try {
    const response = await fetch(locales.localizePath('/shared-cart/state', locale.code), {
      credentials: 'same-origin',
      ...init,
    })
    // Sent by this shop's own server, in its own format.
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}

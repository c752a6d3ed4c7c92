import { toSharedCartFields } from '@floga/cart-core/shared-cart'
import type { SharedCartAct } from '@floga/cart-core/shared-cart'

import { locales } from '../../wiring/i18n/locales.js'
import type { SharedCartReply, SharedCartState } from './shared-cart-state.js'

/** How the visitor's cart is shared; null where no answer came. */
export function readSharedCartState(): Promise<SharedCartState | null> {
  return ask<SharedCartState>()
}

/** Does something to the shared cart beside changing its lines; null where no answer came. */
export function sendSharedCartAct(act: SharedCartAct): Promise<SharedCartReply | null> {
  return ask<SharedCartReply>({
    method: 'POST',
    body: new URLSearchParams(toSharedCartFields(act)),
  })
}

async function ask<Answer>(init?: RequestInit): Promise<Answer | null> {
  const { locale } = locales.parsePath(window.location.pathname)
  try {
    const response = await fetch(locales.localizePath('/shared-cart/state', locale.code), {
      credentials: 'same-origin',
      ...init,
    })
    // It comes from this shop's own server, in its own shape.
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}

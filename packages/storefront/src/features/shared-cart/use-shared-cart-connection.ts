'use client'

import { isOpenSharing } from '@floga/cart-core'
import { useAtomValue, useStore } from 'jotai/react'
import { useEffect, useRef } from 'react'

import type { Storefront } from '../../lib/create-storefront.js'
import { createCartTransport } from '../cart/create-shop-cart.js'
import type { ShopCart } from '../cart/create-shop-cart.js'
import { eraseSharedCart, sharedCartAtom } from './shared-cart-atom.js'

/** Follows a shared cart while pages are open. Its code is loaded for shared carts alone. */
export function useSharedCartConnection(shop: Storefront, cart: ShopCart): void {
  const store = useStore()
  const confirmed = useAtomValue(cart.confirmedAtom)
  const id = confirmed?.id
  const isOpen = isOpenSharing(confirmed)
  const wasOpen = useRef(false)
  useEffect(() => {
    if ((id || wasOpen.current) && !isOpen) eraseSharedCart(shop)
    wasOpen.current = isOpen
    if (!id || !isOpen) return undefined
    let isLeft = false
    let stop: (() => void) | undefined
    const follow = async (): Promise<void> => {
      const { openSharedCart } = await import('./open-shared-cart.js')
      if (isLeft) return
      const opened =
        store.get(sharedCartAtom) ??
        openSharedCart({ shop, cart, store, transport: createCartTransport(shop) })
      store.set(sharedCartAtom, opened)
      // The persisted cart may be another one, with unrelated revisions.
      if (store.get(opened.controller.sharedCartAtom).id !== id) opened.controller.clear()
      stop = opened.controller.connect({ document, window })
    }
    follow().catch((error: unknown) => console.warn('the shared cart is not followed', error))
    return () => {
      isLeft = true
      stop?.()
    }
  }, [shop, cart, id, isOpen, store])
}

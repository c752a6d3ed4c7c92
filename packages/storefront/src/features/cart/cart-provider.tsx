'use client'

import { useLocation } from '@remix-run/react'
import { useStore } from 'jotai/react'
import { createContext, useContext, useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { useStorefront } from '../../lib/views/storefront-context.js'
import { createShopCart } from './create-shop-cart.js'
import type { ShopCart } from './create-shop-cart.js'
import { useSharedCartConnection } from '../shared-cart/use-shared-cart-connection.js'

const CartContext = createContext<ShopCart | null>(null)

/**
 * Holds the visitor's cart in the browser: pages come without it, so that all visitors share them.
 */
export function CartProvider({ children }: { children: ReactNode }): ReactElement {
  const shop = useStorefront()
  const { path } = shop.locales.parsePath(useLocation().pathname)
  const store = useStore()
  const [cart] = useState(() => createShopCart(shop, store))
  useSharedCartConnection(shop, cart)
  useEffect(() => cart.navigated(path), [cart, path])
  useEffect(() => cart.connect({ document, window }), [cart])
  return <CartContext.Provider value={cart}>{children}</CartContext.Provider>
}

/** The cart of the visitor; only below the shop's shell. */
export function useCart(): ShopCart {
  const cart = useContext(CartContext)
  if (!cart) throw new Error('No cart here. Render this below <CartProvider>.')
  return cart
}

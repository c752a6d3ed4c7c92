import { useLocation } from '@remix-run/react'
import { useStore } from 'jotai/react'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { CartMergeChange } from '../wiring/cart/cart-merge-message.js'
import { startAfterFrame } from '../wiring/browser/after-frame.js'
import { locales } from '../wiring/i18n/locales.js'
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { createLazyCart } from './changes/lazy-cart.js'
import type { LazyCart } from './changes/lazy-cart.js'
import { eraseSharedCart } from './shared/erase-shared-cart.js'
import { isOpenSharing } from './shared/is-open-sharing.js'
import { sharedCartAtom } from './shared/shared-cart-atom.js'

type ShopCart = LazyCart<CartMergeChange>

const CartContext = createContext<ShopCart | null>(null)

/** Holds the visitor's cart in the browser: pages come without it, so that all visitors share them. */
export function CartProvider({ children }: { children: ReactNode }): ReactElement {
  const { path } = locales.parsePath(useLocation().pathname)
  const store = useStore()
  const [cart] = useState(() =>
    createLazyCart<CartMergeChange>({
      store,
      load: async () => (await import('./changes/open-cart.js')).openCart(store),
      onProblem: (cause) => console.warn('the cart did not arrive', cause),
    }),
  )
  useSharedCartConnection(cart)
  useEffect(() => cart.navigated(path), [cart, path])
  useEffect(() => startAfterFrame(() => cart.connect({ document, window })), [cart])
  return <CartContext.Provider value={cart}>{children}</CartContext.Provider>
}

/** Follows a shared cart while pages are open. What it needs is fetched for shared carts alone. */
function useSharedCartConnection(cart: ShopCart): void {
  const store = useStore()
  const shown = useAtomValue(cart.cartAtom)
  const id = shown?.id
  const isOpen = isOpenSharing(shown)
  const wasOpen = useRef(false)
  useEffect(() => {
    if ((id || wasOpen.current) && !isOpen) eraseSharedCart()
    wasOpen.current = isOpen
    if (!id || !isOpen) return undefined
    let isLeft = false
    let stop: (() => void) | undefined
    const follow = async (): Promise<void> => {
      const { openSharedCart } = await import('./shared/open-shared-cart.js')
      if (isLeft) return
      const opened = store.get(sharedCartAtom) ?? openSharedCart({ cart, store })
      store.set(sharedCartAtom, opened)
      // What the browser kept may be of an earlier cart, whose revisions say nothing of this one.
      if (store.get(opened.controller.sharedCartAtom).id !== id) opened.controller.clear()
      stop = opened.controller.connect({ document, window })
    }
    follow().catch((error: unknown) => console.warn('the shared cart is not followed', error))
    return () => {
      isLeft = true
      stop?.()
    }
  }, [cart, id, isOpen, store])
}

/** The cart of the visitor; only below the shop's shell. */
export function useCart(): ShopCart {
  const cart = useContext(CartContext)
  if (!cart) throw new Error('No cart here. Render this below <CartProvider>.')
  return cart
}

interface OpenedDrawer {
  /** The page that it was opened on: going elsewhere closes it. */
  pathname: string
  /** Name of the product that was put into the cart just then; null for none. */
  added: string | null
}

const openedDrawerAtom = atom<OpenedDrawer | null>(null)

/** Whether the cart drawer is open, what for, and the way to close it. */
export function useCartDrawer(): {
  isOpen: boolean
  /** What it was opened for; null where it was opened by hand. */
  added: string | null
  close(): void
} {
  const { pathname } = useLocation()
  const [opened, setOpened] = useAtom(openedDrawerAtom)
  return {
    isOpen: opened?.pathname === pathname,
    added: opened?.added ?? null,
    close: () => setOpened(null),
  }
}

/** The way to open the cart drawer, for the many buttons that are not drawn anew when it opens and closes. */
export function useOpenCartDrawer(): (added?: string) => void {
  const { pathname } = useLocation()
  const setOpened = useSetAtom(openedDrawerAtom)
  return (added) => setOpened({ pathname, added: added ?? null })
}

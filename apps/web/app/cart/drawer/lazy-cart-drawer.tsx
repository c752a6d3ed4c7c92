import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { mayPrefetch } from '../../navigation/may-prefetch.js'
import { whenIdle } from '../../wiring/browser/when-idle.js'
import { loadMessages } from '../../wiring/i18n/load-language.js'
import { useHref } from '../../wiring/i18n/use-messages.js'
import { useCart } from '../cart-provider.js'
import { useCartDrawer } from './use-cart-drawer.js'

/** How long the browser may be busy before the drawer is prefetched all the same. */
const prefetchTimeoutMs = 2_000

const importDrawer = () => import('./cart-drawer.js')
let prepared: Promise<boolean> | undefined

/** Loads the cart drawer and its messages. @returns Whether they are there; it never rejects. */
export function prepareCartDrawer(): Promise<boolean> {
  prepared ??= Promise.all([importDrawer(), loadMessages(['cart'])]).then(
    () => true,
    () => {
      prepared = undefined
      return false
    },
  )
  return prepared
}

/** Props of a button that opens the drawer: pointer and focus prefetch its chunk. */
export const drawerPrefetch = { onPointerEnter: prefetch, onFocus: prefetch }

function prefetch(): void {
  if (mayPrefetch(navigator)) void prepareCartDrawer()
}

const CartDrawer = lazy(async () => {
  try {
    return { default: (await importDrawer()).CartDrawer }
  } catch {
    return { default: CartPageInstead }
  }
})

/**
 * The cart drawer, rendered once its code has been loaded: when the browser is idle, or when it is
 * opened.
 */
export function LazyCartDrawer(): ReactElement | null {
  const { isOpen } = useCartDrawer()
  const [isWanted, setWanted] = useState(false)
  if (isOpen && !isWanted) setWanted(true)

  // Rendered while it is closed, so that a click only has to open it.
  useEffect(() => {
    if (!mayPrefetch(navigator)) return undefined
    const renderClosed = async (): Promise<void> => {
      if (await prepareCartDrawer()) startTransition(() => setWanted(true))
    }
    return whenIdle(() => void renderClosed(), prefetchTimeoutMs)
  }, [])

  return isWanted ? (
    <Suspense>
      <CartDrawer />
    </Suspense>
  ) : null
}

/**
 * Navigates to the cart page if the drawer's chunk cannot be loaded, after the server has confirmed
 * the addition.
 */
function CartPageInstead(): ReactElement {
  const href = useHref()
  const cart = useCart()
  const { isOpen } = useCartDrawer()
  const address = isOpen && navigator.onLine ? href('/shopping-cart') : null
  useEffect(() => {
    if (address) void cart.settled().then(() => window.location.assign(address))
  }, [address, cart])
  return <></>
}

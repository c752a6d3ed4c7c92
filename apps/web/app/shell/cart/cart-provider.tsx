import { createCartMirror, createCartStore, createLocalStorage } from '@floga/cart-core'
import type { CartMirror } from '@floga/cart-core'
import { useLocation } from '@remix-run/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { tenant } from '../../tenant/tenant.js'
import type { CartReply } from '../../wiring/cart-reply.js'
import { locales } from '../../wiring/locales.js'
import { useHref } from '../../wiring/use-language.js'
import { CartContext } from './cart-context.js'
import type { CartAccess } from './cart-context.js'
import { createCartRequests } from './cart-requests.js'

/** Holds the visitor's cart in the browser: pages come without it, so that all visitors share them. */
export function CartProvider({ children }: { children: ReactNode }): ReactElement {
  const address = useHref()('/cart-state')
  const { pathname } = useLocation()
  const [store] = useState(() => createCartStore())
  const [mirror] = useState(createMirror)
  // The drawer belongs to the page it was opened on: going elsewhere closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isDrawerOpen = openedOn === pathname
  const [joined, setJoined] = useState<CartAccess['joined']>([])
  const requests = useMemo(() => createCartRequests(address), [address])

  const take = useCallback(
    (cart: CartReply['cart']) => {
      if (cart) mirror?.refreshed(cart)
      else mirror?.clear()
    },
    [mirror],
  )
  const refresh = useCallback(async () => {
    const reply = await requests.read()
    if (!reply) return
    if (reply.cart) store.receive(reply.cart)
    else store.clear()
    take(reply.cart)
    if (reply.joined && reply.joined.length > 0) setJoined(reply.joined)
  }, [requests, store, take])

  const send = useCallback<CartAccess['send']>(
    async (form, change) => {
      const id = change && store.begin(change)
      const reply = await requests.change(form)
      const errors = reply?.errors ?? [{ code: 'UNKNOWN', lineId: null, available: null }]
      const cart = reply?.cart ?? undefined
      if (id && errors.length > 0) store.fail(id, cart)
      else if (id && cart) store.settle(id, cart)
      else if (cart) store.receive(cart)
      if (cart) take(cart)
      else mirror?.markStale()
      return errors
    },
    [mirror, requests, store, take],
  )

  useEffect(() => {
    mirror?.navigated(locales.parsePath(pathname).path)
    const kept = mirror?.getSnapshot()
    // Cards say how many of theirs are in the cart: a page that opens asks once.
    const isUnknown = Boolean(kept && kept.quantity > 0 && !store.getSnapshot())
    // oxlint-disable-next-line react/set-state-in-effect -- states change once the shop has answered
    if (kept?.stale || isUnknown) void refresh()
  }, [mirror, pathname, refresh, store])

  const access = useMemo<CartAccess>(
    () => ({
      store,
      mirror,
      isDrawerOpen,
      openDrawer: () => setOpenedOn(pathname),
      closeDrawer: () => setOpenedOn(null),
      refresh,
      send,
      joined,
      dismissJoined: () => setJoined([]),
    }),
    [isDrawerOpen, joined, mirror, pathname, refresh, send, store],
  )
  return <CartContext.Provider value={access}>{children}</CartContext.Provider>
}

function createMirror(): CartMirror | null {
  if (typeof window === 'undefined') return null
  return createCartMirror({
    tenant: tenant.id,
    storage: createLocalStorage(window, 'floga.cart'),
    onProblem: ({ code, cause }) => console.warn(`cart mirror: ${code}`, cause),
  })
}

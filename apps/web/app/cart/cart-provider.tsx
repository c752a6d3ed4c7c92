import {
  createCartMirror,
  createCartStore,
  createChangeQueue,
  createLocalStorage,
} from '@floga/cart-core'
import type { CartMirror, ChangeAnswer } from '@floga/cart-core'
import { useLocation } from '@remix-run/react'
import { useCallback, useMemo, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { tenant } from '#tenant/tenant.js'
import type { CartReply, RemovedLine } from '../wiring/cart/cart-reply.js'
import { locales } from '../wiring/i18n/locales.js'
import { useHref } from '../wiring/i18n/use-messages.js'
import { CartContext } from './cart-context.js'
import type { CartAccess } from './cart-context.js'
import { createCartRequests } from './cart-requests.js'
import { useCartSync } from './use-cart-sync.js'

/** Holds the visitor's cart in the browser: pages come without it, so that all visitors share them. */
export function CartProvider({ children }: { children: ReactNode }): ReactElement {
  const address = useHref()('/cart-state')
  const { pathname } = useLocation()
  const { path } = locales.parsePath(pathname)
  const [store] = useState(() => createCartStore())
  const [mirror] = useState(createMirror)
  // The drawer belongs to the page it was opened on: going elsewhere closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isDrawerOpen = openedOn === pathname
  const [mergeChanges, setMergeChanges] = useState<CartAccess['mergeChanges']>([])
  const [removedLine, setRemovedLine] = useState<RemovedLine | null>(null)
  const requests = useMemo(() => createCartRequests(address), [address])

  const take = useCallback(
    (cart: CartReply['cart']) => {
      if (cart) mirror?.refreshed(cart)
      else mirror?.clear()
    },
    [mirror],
  )
  const refresh = useCallback(async () => {
    const reply = await requests.read(path)
    if (!reply) return
    store.receive(reply.cart)
    take(reply.cart)
    if (reply.mergeChanges && reply.mergeChanges.length > 0) setMergeChanges(reply.mergeChanges)
  }, [path, requests, store, take])

  const queue = useMemo(
    () =>
      createChangeQueue({
        store,
        async send(change): Promise<ChangeAnswer> {
          const reply = await requests.change(change)
          const [userError] = reply ? reply.errors : [lost]
          if (reply?.cart) take(reply.cart)
          else mirror?.markStale()
          if (userError) return { ok: false, ...userError, cart: reply?.cart ?? null }
          return reply?.cart ? { ok: true, cart: reply.cart } : { ok: false, ...lost }
        },
      }),
    [mirror, requests, store, take],
  )
  const send = useCallback<CartAccess['send']>(
    async (change) => {
      setRemovedLine(null)
      const answer = await queue.push(change)
      if (answer.ok) return null
      const { code, lineId = null, available = null } = answer
      // Whether it was done is not known: the cart as it stands tells.
      if (code === lost.code && !answer.cart) void refresh()
      return { code, lineId, available }
    },
    [queue, refresh],
  )

  useCartSync({ path, store, mirror, refresh })

  const access = useMemo<CartAccess>(
    () => ({
      store,
      mirror,
      isDrawerOpen,
      openDrawer: () => setOpenedOn(pathname),
      closeDrawer: () => setOpenedOn(null),
      refresh,
      send,
      removedLine,
      setRemovedLine,
      mergeChanges,
      dismissMergeChanges: () => setMergeChanges([]),
    }),
    [isDrawerOpen, mergeChanges, mirror, pathname, refresh, removedLine, send, store],
  )
  return <CartContext.Provider value={access}>{children}</CartContext.Provider>
}

const lost = { code: 'UNKNOWN', lineId: null, available: null }

function createMirror(): CartMirror | null {
  if (typeof window === 'undefined') return null
  return createCartMirror({
    tenant: tenant.id,
    storage: createLocalStorage(window, 'floga.cart'),
    onProblem: ({ code, cause }) => console.warn(`cart mirror: ${code}`, cause),
  })
}

'use client'

import { useSession } from '@floga/session-core/react'
import { useLocation, useMatches, useNavigation, useRouteError } from '@remix-run/react'
import { useStore } from 'jotai/react'
import { startTransition, useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { isOpenToEveryone } from '@floga/remix-server/browser'
import { useStorefront } from '../../../lib/views/storefront-context.js'
import { redirectRulesOf } from '../../../request/session/redirect-rules.js'
import { useCart } from '../../cart/cart-provider.js'
import { reportPage } from './report-page.js'
import type { OpenedSession } from './open-browser-session.js'
import { SessionContext } from './session-context.js'
import { useHasMembers } from './use-member.js'

/**
 * Holds the session in the browser: pages come without it, so that all visitors share them. A shop
 * without members has none.
 */
export function SessionProvider({ children }: { children: ReactNode }): ReactElement {
  const [opened, setOpened] = useState<OpenedSession | null>(null)
  const session = opened?.session ?? null
  const { key, pathname, search, hash } = useLocation()
  // Null outside of an error's boundary.
  const isErrorPage = (useRouteError() ?? null) !== null
  // A page that failed to load has no access rules; its error page is public.
  const isOpen = isOpenToEveryone(useMatches().map(({ handle }) => handle)) || isErrorPage
  const isIdle = useNavigation().state === 'idle'
  const cart = useCart()
  const store = useStore()
  const shop = useStorefront()
  const hasMembers = useHasMembers()

  useEffect(() => {
    if (!hasMembers) return
    let stop: (() => void) | undefined
    let isGone = false
    const open = async (): Promise<void> => {
      // Loaded after the page's own scripts: the login state is not urgent.
      const { openBrowserSession } = await import('./open-browser-session.js')
      if (isGone) return
      const own = openBrowserSession(shop, {
        store,
        clearData: () => {
          cart.leave()
          void cart.refresh()
        },
      })
      stop = own.stop
      // A boundary below may not have hydrated yet: an urgent update would render it from scratch.
      startTransition(() => setOpened(own))
    }
    void open()
    return () => {
      isGone = true
      stop?.()
    }
  }, [cart, store, shop, hasMembers])

  // A member's cart may have been filled elsewhere, or have joined with a guest's just now.
  const isMember = useSession(session).status === 'signed-in'
  useEffect(() => {
    if (isMember) void cart.refresh()
  }, [cart, isMember])

  // Every response may have started or ended the session.
  const answer = isIdle ? key : null
  const path = `${pathname}${search}${hash}`
  useEffect(() => {
    if (opened && answer !== null) {
      reportPage(opened, redirectRulesOf(shop), { path, isOptedOut: isOpen })
    }
  }, [opened, shop, answer, path, isOpen])
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
}

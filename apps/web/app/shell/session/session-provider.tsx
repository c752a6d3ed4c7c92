import type { Session } from '@floga/session-core'
import { useSession, useSessionPage } from '@floga/session-core/react'
import { useLocation, useMatches, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { isOptedOut } from '../../wiring/cache-policy.js'
import { useCartAccess } from '../cart/cart-context.js'
import { SessionContext } from './session-context.js'

/** Holds the session in the browser: pages come without it, so that all visitors share them. */
export function SessionProvider({ children }: { children: ReactNode }): ReactElement {
  const [session, setSession] = useState<Session | null>(null)
  const { key, pathname, search, hash } = useLocation()
  const isOpen = isOptedOut(useMatches().map(({ handle }) => handle))
  const isIdle = useNavigation().state === 'idle'
  const { refresh } = useCartAccess()
  const refreshCart = useRef(refresh)

  useEffect(() => {
    refreshCart.current = refresh
  }, [refresh])

  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const open = async (): Promise<void> => {
      // Behind the page's own scripts: who is signed in can be told a moment later.
      const { openBrowserSession, readKnownSession } = await import('./open-browser-session.js')
      if (isGone) return
      const opened = openBrowserSession({ clearData: () => void refreshCart.current() })
      stop = opened.start(readKnownSession())
      setSession(opened)
    }
    void open()
    return () => {
      isGone = true
      stop?.()
    }
  }, [])

  // A member's cart may have been filled elsewhere, or have joined with a guest's just now.
  const isMember = useSession(session).status === 'signed-in'
  useEffect(() => {
    if (isMember) void refreshCart.current()
  }, [isMember])

  useTold(session, isIdle ? key : null)
  useSessionPage(session, `${pathname}${search}${hash}`, isOpen)
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
}

/** Every answer may have begun or ended the session. `answer` names the last one; null while one is on its way. */
function useTold(session: Session | null, answer: string | null): void {
  useEffect(() => {
    const tell = async (): Promise<void> => {
      const { readKnownSession } = await import('./open-browser-session.js')
      session?.told(readKnownSession())
    }
    if (session && answer !== null) void tell()
  }, [session, answer])
}

'use client'

import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useEffect, useSyncExternalStore } from 'react'
import type { Session } from './session.js'
import type { SessionView } from '../machine/session-view.js'

const unknownAtom = atom<SessionView>({ status: 'unknown' })

/**
 * The view of a session. Unknown on the server and while hydrating, so that a cached page fits every visitor.
 *
 * @example
 * const { status } = useSession(session)
 */
export function useSession(session: Session | null): SessionView {
  const isHydrated = useSyncExternalStore(subscribeToNothing, isTrue, isFalse)
  return useAtomValue(isHydrated && session ? session.viewAtom : unknownAtom)
}

/** Reports the open page to the session, which may redirect. */
export function useSessionPage(session: Session | null, path: string, isOptedOut: boolean): void {
  useEffect(() => session?.navigated({ path, isOptedOut }), [session, path, isOptedOut])
}

const subscribeToNothing = () => () => {}
const isTrue = () => true
const isFalse = () => false

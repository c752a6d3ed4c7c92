'use client'

import { useStore } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Session } from './session.js'
import type { SessionView } from '../machine/session-view.js'

const unknown: SessionView = { status: 'unknown' }
const unknownAtom = atom(unknown)

/**
 * The view of a session. Unknown on the server and while hydrating, so that a cached page fits every visitor.
 *
 * @example
 * const { status } = useSession(session)
 */
export function useSession(session: Session | null): SessionView {
  const store = useStore()
  const viewAtom = session?.viewAtom ?? unknownAtom
  const subscribe = useCallback(
    (onChange: () => void) => store.sub(viewAtom, onChange),
    [store, viewAtom],
  )
  return useSyncExternalStore(
    subscribe,
    () => store.get(viewAtom),
    () => unknown,
  )
}

/** Reports the open page to the session, which may redirect. */
export function useSessionPage(session: Session | null, path: string, isOptedOut: boolean): void {
  useEffect(() => session?.navigated({ path, isOptedOut }), [session, path, isOptedOut])
}

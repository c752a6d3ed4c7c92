import { useEffect, useSyncExternalStore } from 'react'
import type { Session } from './session.js'
import type { SessionView } from '../machine/session-view.js'

const UNKNOWN: SessionView = { status: 'unknown' }
const whileHydrating = () => UNKNOWN

/**
 * The view of a session. Unknown on the server and while hydrating, so that a cached page fits every visitor.
 *
 * @example
 * const { status } = useSession(session)
 */
export function useSession(session: Session | null): SessionView {
  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.getSnapshot ?? whileHydrating,
    whileHydrating,
  )
}

/** Reports the open page to the session, which may redirect. */
export function useSessionPage(session: Session | null, path: string, isOptedOut: boolean): void {
  useEffect(() => session?.navigated({ path, isOptedOut }), [session, path, isOptedOut])
}

function subscribeToNothing() {
  return () => {}
}

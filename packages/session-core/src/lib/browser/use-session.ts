import { useEffect, useSyncExternalStore } from 'react'
import type { Session } from './session.js'
import type { SessionView } from '../machine/session-view.js'

const UNKNOWN: SessionView = { status: 'unknown' }
const whileHydrating = () => UNKNOWN

/**
 * What may be shown of a session. Unknown on the server and while hydrating, so that a cached page fits every visitor.
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

/** Tells the session of the page in sight, which may lead its visitor elsewhere. */
export function useSessionPage(session: Session | null, path: string, isOptedOut: boolean): void {
  useEffect(() => session?.navigated({ path, isOptedOut }), [session, path, isOptedOut])
}

function subscribeToNothing() {
  return () => {}
}

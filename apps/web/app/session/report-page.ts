import type { Session } from '@floga/session-core'

/** The page in sight. */
export interface PageInSight {
  path: string
  isOptedOut: boolean
}

/**
 * Tells the session of a page, and of what the server has said with it. A login leads from a page for guests to one for
 * members: both change at once, so nobody is sent anywhere until both are known.
 */
export function judgePage(session: Session, page: PageInSight, hear: () => void): void {
  session.navigated({ ...page, isOptedOut: true })
  hear()
  session.navigated(page)
}

import type { Session } from '@floga/session-core'

/** The page that is shown. */
export interface ReportedPage {
  path: string
  isOptedOut: boolean
}

/**
 * Tells the session of a page, and of what the server has said with it. A login leads from a page for guests to one for
 * members: both change at once, so nobody is sent anywhere until both are known.
 */
export function reportPage(session: Session, page: ReportedPage, syncWithServer: () => void): void {
  session.navigated({ ...page, isOptedOut: true })
  syncWithServer()
  session.navigated(page)
}

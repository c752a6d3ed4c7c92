import type { Session } from '@floga/session-core'

import { redirectRules, RETURN_NAME } from '../wiring/session/redirect-rules.js'

/** The page that is shown. */
export interface ReportedPage {
  path: string
  isOptedOut: boolean
}

/**
 * Tells the session of a page, and of what the server has said with it. A login leads from a page for guests to one for
 * members: both change at once, so nobody is sent anywhere until both are known. Where a login leads back to stands in the
 * tab's own address: one in another tab leads this one there.
 */
export function reportPage(session: Session, page: ReportedPage, syncWithServer: () => void): void {
  const asked = redirectRules.isAuthPage(page.path) && returnPathOf(page.path)
  if (asked) session.saveReturnPath(asked)
  session.navigated({ ...page, isOptedOut: true })
  syncWithServer()
  session.navigated(page)
}

function returnPathOf(path: string): string | null {
  return new URL(path, 'https://this-site.invalid').searchParams.get(RETURN_NAME)
}

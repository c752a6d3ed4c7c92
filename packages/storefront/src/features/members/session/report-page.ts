import type { RedirectRules } from '@floga/session-core/redirects'

import { RETURN_NAME } from '../../../request/session/redirect-rules.js'

import type { OpenedSession } from './open-browser-session.js'

/** The page that is shown. */
export interface ReportedPage {
  path: string
  isOptedOut: boolean
}

/**
 * Reports a page and the server's session to the session. A login leads from a guests' page to a
 * members' page: both change in one update, so no redirect happens in between. The return path is
 * in the tab's own address: a login in another tab redirects this one.
 */
export function reportPage(
  { session, syncWithServer }: Pick<OpenedSession, 'session' | 'syncWithServer'>,
  rules: RedirectRules,
  page: ReportedPage,
): void {
  const asked = rules.isAuthPage(page.path) && returnPathOf(page.path)
  if (asked) session.saveReturnPath(asked)
  session.navigated({ ...page, isOptedOut: true })
  syncWithServer()
  session.navigated(page)
}

function returnPathOf(path: string): string | null {
  return new URL(path, 'https://this-site.invalid').searchParams.get(RETURN_NAME)
}

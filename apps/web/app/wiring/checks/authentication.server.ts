import { isOpenToEveryone } from '@floga/remix-server/browser'
import { redirect } from '@remix-run/node'

import { unavailable } from '../api/responses.server.js'
import { postedFieldsOf } from '../request/posted-fields.server.js'
import { redirectRules, RETURN_NAME, withReturnPath } from '../session/redirect-rules.js'
import type { RouteVisit } from './route-visit.js'

/**
 * Authentication tracking: a guest on a member's page goes to the login, which knows the way back; a member on a page for
 * signing in goes to the saved path. Pages that are open to everybody ask nobody who it is.
 *
 * @throws {Response} The way elsewhere; 503 while nobody can say whether a session still lives.
 */
export async function authentication({ args, handles, session, url }: RouteVisit): Promise<void> {
  if (isOpenToEveryone(handles)) return
  const { status } = await session.current()
  const path = `${url.pathname}${url.search}`
  const isAuthPage = redirectRules.isAuthPage(path)
  if (status === 'expired') {
    if (isAuthPage) return
    throw unavailable(postedFieldsOf(args.context))
  }
  const decision = redirectRules.decide({
    path,
    isOptedOut: false,
    isSignedIn: status === 'signed-in',
    savedPath: url.searchParams.get(RETURN_NAME),
  })
  if (decision.kind === 'stay') return
  throw redirect(withReturnPath(decision.to, decision.returnTo), {
    headers: { 'Cache-Control': 'no-store' },
  })
}

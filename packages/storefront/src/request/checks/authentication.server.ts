import { isOpenToEveryone } from '@floga/remix-server/browser'
import { redirect } from '@remix-run/node'

import { unavailable } from '../api/responses.server.js'
import { postedFieldsOf } from '../posted-fields.server.js'
import { redirectRulesOf, RETURN_NAME, withReturnPath } from '../session/redirect-rules.js'
import type { RouteVisit } from './route-visit.js'

/**
 * Authentication tracking: redirects a guest on a member's page to the login, with the return path,
 * and a member on a login page to the saved path. Public pages skip the check.
 *
 * @throws {Response} A redirect; 503 while the session cannot be verified.
 */
export async function authentication({ args, handles, session, url }: RouteVisit): Promise<void> {
  if (isOpenToEveryone(handles)) return
  const { status } = await session.current()
  const redirectRules = redirectRulesOf(args.context.shop)
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
  throw redirect(withReturnPath(redirectRules, decision.to, decision.returnTo), {
    headers: { 'Cache-Control': 'no-store' },
  })
}

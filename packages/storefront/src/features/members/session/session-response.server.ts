import { json } from '@remix-run/node'

import type { RequestSession } from '../../../request/session/request-session.server.js'

/** Session data for the browser: expiry and e-mail address, never a token. */
export async function sessionResponse(session: RequestSession): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  const known = await session.toPublic()
  if (known) return json(known, { headers })
  const { status } = await session.current()
  return json(null, { status: status === 'expired' ? 503 : 401, headers })
}

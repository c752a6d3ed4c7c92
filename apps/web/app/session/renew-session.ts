import type { ActionFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../wiring/request/page-handle.js'
import { sessionResponse } from './session-response.server.js'
import { requestSession } from '../wiring/session/request-session.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** Renews the session when due. 401: it has ended. 503: the platform is unavailable. */
export function action(args: ActionFunctionArgs): Promise<Response> {
  return sessionResponse(requestSession(args))
}

import type { ActionFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../wiring/request/page-handle.js'
import { publicAnswer } from '../wiring/session/public-answer.server.js'
import { requestSession } from '../wiring/session/request-session.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** Renews the session where that is due. 401: it is over. 503: nobody could be asked. */
export function action(args: ActionFunctionArgs): Promise<Response> {
  return publicAnswer(requestSession(args))
}

import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../wiring/request/page-handle.js'
import { sessionResponse } from './session-response.server.js'
import { requestSession } from '../wiring/session/request-session.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** The signed-in user. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sessionResponse(requestSession(args))
}

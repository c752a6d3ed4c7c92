import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../wiring/request/page-handle.js'
import { publicAnswer } from '../wiring/session/public-answer.server.js'
import { requestSession } from '../wiring/session/request-session.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** Who is signed in. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return publicAnswer(requestSession(args))
}

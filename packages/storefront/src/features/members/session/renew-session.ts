import type { ActionFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../../request/page-handle.js'
import { sessionResponse } from './session-response.server.js'
import { pageContext } from '../../../request/page-context.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** Renews the session when due. 401: it has ended. 503: the platform is unavailable. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { session } = await pageContext(args)
  return sessionResponse(session)
}

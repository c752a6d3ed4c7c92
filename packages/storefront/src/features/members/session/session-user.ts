import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../../request/page-handle.js'
import { sessionResponse } from './session-response.server.js'
import { pageContext } from '../../../request/page-context.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** The signed-in user. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { session } = await pageContext(args)
  return sessionResponse(session)
}

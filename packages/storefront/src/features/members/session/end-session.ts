import type { ActionFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { logOut } from './log-out.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** Logs out for the client session, which then navigates itself. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  await pageContext(args)
  await logOut(args)
  return new Response(null, { status: 204 })
}

import type { ActionFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../wiring/request/page-handle.js'
import { logOut } from '../wiring/session/log-out.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** Logs out for the browser's own session, which then finds its way by itself. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  await logOut(args)
  return new Response(null, { status: 204 })
}

import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { logOut } from '../session/log-out.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** Looking at the address ends nothing: only a form does. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { href } = await pageContext(args)
  return redirect(href('/'))
}

/** Logs out without scripts and redirects to the home page. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { href } = await pageContext(args)
  await logOut(args)
  return redirect(href('/'), 303)
}

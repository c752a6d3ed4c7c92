import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { logOut } from '@floga/storefront/server'

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

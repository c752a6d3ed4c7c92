import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../wiring/request/page-handle.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import { settlePayment } from './settle-payment.server.js'

/** The provider's page posts here from its own origin, without any cookie of the shop. */
export const handle: PageHandle = { access: 'everyone', posts: 'any-site' }

/** The way back from the payment provider, whatever was posted: on to what became of the order. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  return comeBack(args)
}

/** Whoever reloads the way back, or comes by a link. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return comeBack(args)
}

async function comeBack(args: LoaderFunctionArgs): Promise<Response> {
  const page = await pageContext(args)
  const id = args.params['id'] ?? ''
  await settlePayment(page.api, id)
  return redirect(page.href(`/receipt/${encodeURIComponent(id)}`), {
    status: 303,
    headers: { 'Cache-Control': 'no-store' },
  })
}

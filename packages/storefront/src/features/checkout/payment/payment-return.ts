import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { settlePayment } from './settle-payment.server.js'

/** The provider's page posts here from its own origin, without any cookie of the shop. */
export const handle: PageHandle = { access: 'everyone', posts: 'any-site' }

/** Return URL of the payment provider, for any post: redirects to the order's result. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  return comeBack(args)
}

/** For reloads of the return URL, and direct visits. */
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

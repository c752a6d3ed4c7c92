import { redirect } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { invitationCookie } from '../../cart/server/cart-cookies.server.js'
import { pageContext } from '../../../request/page-context.server.js'
import type { PageHandle } from '../../../request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/**
 * Takes the secret of an invitation out of the address before any page is shown: history, referrers
 * and counts have none of it.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { href } = await pageContext(args)
  const secret = args.params['secret'] ?? ''
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  if (/^[\w-]{16,64}$/.test(secret)) {
    headers.append('Set-Cookie', await invitationCookie.write(secret, args.context))
  }
  return redirect(href('/shared-cart/join'), { status: 303, headers })
}

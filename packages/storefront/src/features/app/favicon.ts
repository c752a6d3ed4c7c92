import { redirect } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/** The default path at which browsers and crawlers look for an icon. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(context.shop.mark, {
    headers: { 'Cache-Control': 'public, max-age=86400' },
  })
}

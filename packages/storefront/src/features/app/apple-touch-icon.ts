import { redirect } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/** The default path at which iPhones look for the icon of a site on the home screen. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const touchIcon = context.shop.app?.touchIcon
  if (!touchIcon) return new Response(null, { status: 404 })
  return redirect(touchIcon, { headers: { 'Cache-Control': 'public, max-age=86400' } })
}

import { redirect } from '@remix-run/node'

import { tenant } from '#tenant/tenant.js'
import type { PageHandle } from '../wiring/request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/** The default path at which browsers and crawlers look for an icon. */
export function loader(): Response {
  return redirect(`/assets/${tenant.id}/${tenant.images.icon}.svg`, {
    headers: { 'Cache-Control': 'public, max-age=86400' },
  })
}

import { redirect } from '@remix-run/node'

import { tenant } from '#tenant/tenant.js'
import type { PageHandle } from '../wiring/request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/** Where browsers look for an icon on their own, beside files and on pages that name none. */
export function loader(): Response {
  return redirect(`/assets/${tenant.id}/${tenant.images.icon}.svg`, {
    headers: { 'Cache-Control': 'public, max-age=86400' },
  })
}

import { redirect } from '@remix-run/node'

import { tenant } from '#tenant/tenant.js'
import type { PageHandle } from '../wiring/request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

const { touchIcon }: { touchIcon: string | null } = tenant.app

/** The default path at which iPhones look for the icon of a site on the home screen. */
export function loader(): Response {
  if (touchIcon === null) return new Response(null, { status: 404 })
  return redirect(touchIcon, { headers: { 'Cache-Control': 'public, max-age=86400' } })
}

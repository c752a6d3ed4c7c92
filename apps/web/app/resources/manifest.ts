import { json } from '@remix-run/node'

import { tenant } from '#tenant/tenant.js'
import type { PageHandle } from '../wiring/request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/** The shop as an app that a browser can install. */
export function loader(): Response {
  const icon = `/assets/${tenant.id}/${tenant.images.icon}.svg`
  return json(
    {
      name: tenant.name,
      short_name: tenant.name,
      description: tenant.tagline[tenant.defaultLocale],
      lang: tenant.defaultLocale,
      start_url: '/',
      display: 'standalone',
      theme_color: tenant.themeColor,
      background_color: '#ffffff',
      icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
}

import { ContactDetailsDocument } from '@floga/api-client/operations'
import { securityTxt } from '@floga/seo'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { createShopApi } from '../../request/api/create-shop-api.server.js'
import type { PageHandle } from '../../request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/** Where weaknesses of the shop are reported: to the tenant's own address. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { locales } = context.shop
  const api = createShopApi({ context, locale: locales.defaultLocale.code })
  const { contactDetails } = await api.query(ContactDetailsDocument, {})
  // A tenant without an address has no contact to report to.
  if (!contactDetails.email) return new Response('Not found', { status: 404 })
  const body = securityTxt({
    contacts: [`mailto:${contactDetails.email}`],
    now: new Date(),
    languages: locales.all.map(({ code }) => code),
    canonical: `${context.settings.publicUrl}/.well-known/security.txt`,
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

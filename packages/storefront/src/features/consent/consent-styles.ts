import { consentStyles, readConsent } from '@floga/consent'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { storedKeysOf } from '../../request/browser/stored-keys.js'
import type { PageHandle } from '../../request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/** Shows the consent prompt without scripts: only this response depends on the visitor's choice. */
export function loader({ request, context: { shop } }: LoaderFunctionArgs): Response {
  const record = readConsent(request.headers.get('Cookie'), storedKeysOf(shop).consent)
  const isKnown = record?.version === shop.cookies.version
  const asked = request.headers.get('Sec-GPC') === '1' ? 'opt-out' : 'question'
  const styles = consentStyles(isKnown ? 'none' : asked, {
    question: '[data-cookie-bar=question]',
    'opt-out': '[data-cookie-bar=opt-out]',
  })
  return new Response(styles, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

import { parseChoice, toConsentCookie } from '@floga/consent'
import { parseSitePath } from '@floga/session-core/redirects'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { storedNamesOf } from '../../request/browser/stored-names.server.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { readFormData } from '../../request/read-form-data.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** The route has no page. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { href } = await pageContext(args)
  return redirect(href('/cookie-policy'))
}

/** Stores the cookie choice without scripts, and redirects back to the page. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { shop, href, publicUrl, url } = await pageContext(args)
  const { headers } = args.request
  const form = await readFormData(args.request)
  const choice = parseChoice(form.get('consent'))
  const back = parseSitePath(url.searchParams.get('return')) ?? href('/cookie-policy')
  const answer = new Headers({ 'Cache-Control': 'no-store' })
  if (choice) {
    const { consent } = storedNamesOf(shop)
    const record = {
      version: shop.cookies.version,
      decidedOn: new Date().toISOString().slice(0, 10),
      // The browser's opt-out overrides the button.
      choice: headers.get('Sec-GPC') === '1' ? 'basic' : choice,
    } as const
    const cookie = toConsentCookie(record, {
      isSecure: publicUrl.startsWith('https:'),
      name: consent.name,
      maxAgeSeconds: consent.maxAgeS,
    })
    answer.set('Set-Cookie', cookie)
  }
  return redirect(back, { status: 303, headers: answer })
}

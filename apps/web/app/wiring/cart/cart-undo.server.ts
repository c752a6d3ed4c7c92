import { seal, unseal } from '@floga/remix-server/app'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { privateCookie } from './cart-cookie.server.js'
import type { RemovedLine } from './cart-reply.js'
import type { ShopLoadContext } from '../request/shop-load-context.js'

const PURPOSE = 'cart-undo'
const TEN_MINUTES_S = 10 * 60
const NAME_LIMIT = 200

/** Saves which line a form has removed or saved for later, so that the next page can offer to restore it. */
export async function saveCartUndo(
  { settings, setCookies }: ShopLoadContext,
  form: FormData,
): Promise<void> {
  const [intent, lineId, name] = ['intent', 'lineId', 'name'].map((field) => form.get(field))
  if (intent !== 'remove' && intent !== 'save') return
  if (typeof lineId !== 'string' || typeof name !== 'string') return
  const line: RemovedLine = { lineId, name: name.slice(0, NAME_LIMIT), isSaved: intent === 'save' }
  const sealed = await seal(line, settings.cookieSecret, PURPOSE)
  setCookies.push(await cookieOf(settings).serialize(sealed))
}

/** The line that was removed last, once. */
export async function takeCartUndo({
  request,
  context: { settings, setCookies },
}: LoaderFunctionArgs): Promise<RemovedLine | null> {
  const sealed: unknown = await cookieOf(settings).parse(request.headers.get('Cookie'))
  if (typeof sealed !== 'string' || sealed === '') return null
  setCookies.push(await cookieOf(settings).serialize('', { maxAge: 0 }))
  // Only this server seals for this purpose, and only what `keepUndo` made.
  return (await unseal(sealed, settings.cookieSecret, PURPOSE)) as RemovedLine | null
}

function cookieOf(settings: ShopLoadContext['settings']): ReturnType<typeof privateCookie> {
  return privateCookie(settings, 'cart-undo', { maxAge: TEN_MINUTES_S })
}

import { seal, unseal } from '@floga/remix-server/app'
import { parseCartForm } from '@floga/cart-core'
import type { RemovedLine } from '@floga/cart-core'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { privateCookie } from './cart-id.server.js'
import type { ShopLoadContext } from '../request/shop-load-context.js'

const PURPOSE = 'cart-undo'
const TEN_MINUTES_S = 10 * 60
const NAME_LIMIT = 200

/** Saves which line a form has removed or saved for later, so that the next page can offer to restore it. */
export async function saveCartUndo(
  { settings, setCookies }: ShopLoadContext,
  form: FormData,
): Promise<void> {
  const parsed = parseCartForm(form)
  const name = form.get('name')
  if (parsed.status === 'invalid' || typeof name !== 'string') return
  const { change } = parsed
  if (change.kind !== 'remove' && change.kind !== 'save') return
  const isSaved = change.kind === 'save'
  const line: RemovedLine = { lineId: change.lineId, name: name.slice(0, NAME_LIMIT), isSaved }
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
  // Only this server seals for this purpose, and only what `saveCartUndo` made.
  return (await unseal(sealed, settings.cookieSecret, PURPOSE)) as RemovedLine | null
}

function cookieOf(settings: ShopLoadContext['settings']): ReturnType<typeof privateCookie> {
  return privateCookie(settings, 'cart-undo', { maxAge: TEN_MINUTES_S })
}

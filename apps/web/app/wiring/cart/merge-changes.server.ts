import { seal, SEALED_LIMIT, unseal } from '@floga/remix-server/app'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { CartMergeChange } from './cart-merge-message.js'
import { privateCookie } from './cart-cookie.server.js'
import type { ShopLoadContext } from '../request/shop-load-context.js'

const PURPOSE = 'cart-notice'
const ONE_HOUR_S = 60 * 60

/** Saves what merging carts changed for the next page that shows a cart. */
export async function saveMergeChanges(
  { settings, setCookies }: ShopLoadContext,
  changes: readonly CartMergeChange[],
): Promise<void> {
  const shown = changes.map(({ kind, productName, quantity }) => ({ kind, productName, quantity }))
  // A cart of very many lines: the first of them are shown.
  for (let count = shown.length; count > 0; count = Math.floor(count / 2)) {
    // oxlint-disable-next-line no-await-in-loop -- the next one is tried when this one is too long
    const sealed = await seal(shown.slice(0, count), settings.cookieSecret, PURPOSE)
    if (sealed.length > SEALED_LIMIT) continue
    // oxlint-disable-next-line no-await-in-loop -- ends here
    setCookies.push(await cookieOf(settings).serialize(sealed))
    return
  }
}

/** What changed, once: whoever reads it shows it. */
export async function takeMergeChanges({
  request,
  context: { settings, setCookies },
}: LoaderFunctionArgs): Promise<CartMergeChange[]> {
  const sealed: unknown = await cookieOf(settings).parse(request.headers.get('Cookie'))
  if (typeof sealed !== 'string' || sealed === '') return []
  setCookies.push(await cookieOf(settings).serialize('', { maxAge: 0 }))
  const changes = await unseal(sealed, settings.cookieSecret, PURPOSE)
  // Only this server seals for this purpose, and only what `keepCartNotice` was given.
  return Array.isArray(changes) ? (changes as CartMergeChange[]) : []
}

function cookieOf(settings: ShopLoadContext['settings']): ReturnType<typeof privateCookie> {
  return privateCookie(settings, 'cart-notice', { maxAge: ONE_HOUR_S })
}

import { parseCartForm } from '@floga/cart-core'
import type { RemovedLine } from '@floga/cart-core'
import type { Cookie } from '@remix-run/node'
import { storedNames } from '../browser/stored-names.server.js'
import { createSealedCookie, privateCookie } from '../request/sealed-cookie.server.js'
import type { ShopLoadContext, ShopSettings } from '../request/shop-load-context.js'
import type { CartMergeChange } from './cart-merge-message.js'

/** Reads the id of the visitor's cart; null without one. */
export async function readCartId(request: Request, settings: ShopSettings): Promise<string | null> {
  const value: unknown = await idCookie(settings).parse(request.headers.get('Cookie'))
  return typeof value === 'string' && /^[\w-]{16,64}$/.test(value) ? value : null
}

/** A `Set-Cookie` value that remembers a cart, or deletes it. */
export function writeCartId(id: string | null, settings: ShopSettings): Promise<string> {
  return id ? idCookie(settings).serialize(id) : idCookie(settings).serialize('', { maxAge: 0 })
}

function idCookie(settings: ShopSettings): Cookie {
  return privateCookie(settings, storedNames.cart)
}

/** Reads the id of the visitor's own cart, which waits while they work on somebody else's. */
export async function readOwnCartId(
  request: Request,
  settings: ShopSettings,
): Promise<string | null> {
  const value: unknown = await ownIdCookie(settings).parse(request.headers.get('Cookie'))
  return typeof value === 'string' && /^[\w-]{16,64}$/.test(value) ? value : null
}

/** A `Set-Cookie` value that remembers the visitor's own cart, or deletes it. */
export function writeOwnCartId(id: string | null, settings: ShopSettings): Promise<string> {
  return id
    ? ownIdCookie(settings).serialize(id)
    : ownIdCookie(settings).serialize('', { maxAge: 0 })
}

function ownIdCookie(settings: ShopSettings): Cookie {
  return privateCookie(settings, storedNames.ownCart)
}

/** The secret of an invitation that was opened: it is in the address for one request alone. */
export const invitationCookie = createSealedCookie<string>({
  stored: storedNames.invitation,
  shorten: () => null,
})

/** A link that was made a moment ago: its secret is told once. */
export const newLinkCookie = createSealedCookie<MadeLink>({
  stored: storedNames.newLink,
  shorten: () => null,
})

export interface MadeLink {
  secret: string
  right: 'EDIT' | 'VIEW'
}

/** What merging carts changed, for the next page that shows a cart. Of very many changes the first are shown. */
export const cartMergeCookie = createSealedCookie<readonly CartMergeChange[]>({
  stored: storedNames.cartNotice,
  shorten: (changes) =>
    changes.length > 1 ? changes.slice(0, Math.floor(changes.length / 2)) : null,
})

/** Saves what merging carts changed, if it changed anything. */
export async function saveMergeChanges(
  { settings, setCookies }: ShopLoadContext,
  changes: readonly CartMergeChange[],
): Promise<void> {
  if (changes.length === 0) return
  const shown = changes.map(({ kind, productName, quantity }) => ({ kind, productName, quantity }))
  setCookies.push(await cartMergeCookie.write(shown, settings))
}

const NAME_LIMIT = 200

/** Which line a form has removed or saved for later, so that the next page can offer to restore it. */
export const cartUndoCookie = createSealedCookie<RemovedLine>({
  stored: storedNames.cartUndo,
  shorten: () => null,
})

/** Saves the line of a form that removes one or saves it for later. */
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
  setCookies.push(await cartUndoCookie.write(line, settings))
}

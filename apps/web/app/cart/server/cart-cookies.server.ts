import { isPassedOn } from '@floga/cart-core'
import type { CartChange, CartUserError, RemovedLine } from '@floga/cart-core'
import { createCookie } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { storedNames } from '../../wiring/browser/stored-names.server.js'
import { createSealedCookie, privateCookie } from '../../wiring/request/sealed-cookie.server.js'
import type { StoredCookie } from '../../wiring/request/sealed-cookie.server.js'
import type { ShopLoadContext, ShopSettings } from '../../wiring/request/shop-load-context.js'
import type { CartMergeChange } from '../cart-merge-message.js'

/** Reads the id of the visitor's cart; null without one. */
export function readCartId(request: Request, settings: ShopSettings): Promise<string | null> {
  return readId(request, settings, storedNames.cart)
}

/** Remembers the visitor's cart, or forgets it. Scripts see that there is one, and not which. */
export async function rememberCart(context: ShopLoadContext, id: string | null): Promise<void> {
  const { settings, setCookies } = context
  await remember(context, storedNames.cart, id)
  const { name, maxAgeS } = storedNames.knownCart
  const isSecure = settings.publicUrl.startsWith('https:')
  const known = createCookie(name, { path: '/', sameSite: 'lax', secure: isSecure })
  setCookies.push(await known.serialize('1', { maxAge: id ? maxAgeS : 0 }))
}

/**
 * Reads the id of the visitor's own cart, which is saved while they use another person's shared
 * cart.
 */
export function readOwnCartId(request: Request, settings: ShopSettings): Promise<string | null> {
  return readId(request, settings, storedNames.ownCart)
}

/** Remembers the visitor's own cart while they use another person's, or forgets it. */
export async function rememberOwnCart(context: ShopLoadContext, id: string | null): Promise<void> {
  await remember(context, storedNames.ownCart, id)
}

/** Reads the key of the shared cart that the visitor belonged to last; null without one. */
export function readFormerCartId(request: Request, settings: ShopSettings): Promise<string | null> {
  return readId(request, settings, storedNames.formerCart)
}

/**
 * Remembers the shared cart that the visitor belonged to: they can see who wanted what once it is
 * ordered, and are the same person if they are put back.
 */
export async function rememberFormerCart(
  context: ShopLoadContext,
  id: string | null,
): Promise<void> {
  await remember(context, storedNames.formerCart, id)
}

async function readId(
  request: Request,
  settings: ShopSettings,
  stored: StoredCookie,
): Promise<string | null> {
  const value: unknown = await privateCookie(settings, stored).parse(request.headers.get('Cookie'))
  return typeof value === 'string' && /^[\w-]{16,64}$/.test(value) ? value : null
}

async function remember(
  { settings, setCookies }: ShopLoadContext,
  stored: StoredCookie,
  id: string | null,
): Promise<void> {
  const cookie = privateCookie(settings, stored)
  setCookies.push(await (id ? cookie.serialize(id) : cookie.serialize('', { maxAge: 0 })))
}

/** Why a shared cart is over for the visitor, for the next page that shows a cart. */
export const sharingEndCookie = createSealedCookie<SharingOver>({
  stored: storedNames.sharingEnd,
  shorten: () => null,
})

/** The end of a shared cart that a page was not open for. */
export interface SharingOver {
  /** Who has ordered the cart; null where it is over for another reason. */
  orderedBy: string | null
}

const passedOnCookie = createSealedCookie<string>({
  stored: storedNames.passedOn,
  shorten: () => null,
})

/**
 * Saves that a product of a form reached another place than the cart, for the next page that shows
 * the cart. @returns whether that is all there is to tell.
 */
export async function savePassedOn(
  { settings, setCookies }: ShopLoadContext,
  errors: readonly CartUserError[],
): Promise<boolean> {
  const [first] = errors
  if (!first || !errors.every(isPassedOn)) return false
  setCookies.push(await passedOnCookie.write(first.code, settings))
  return true
}

/** Takes what {@link savePassedOn} saved; null without it. */
export async function takePassedOn(args: LoaderFunctionArgs): Promise<CartUserError | null> {
  const code = await passedOnCookie.take(args)
  return code === null ? null : { code, lineId: null, available: null }
}

/** The secret of an invitation that was opened: it is in the address for one request alone. */
export const invitationCookie = createSealedCookie<string>({
  stored: storedNames.invitation,
  shorten: () => null,
})

/** A link that was just created: its secret is shown only once. */
export const newLinkCookie = createSealedCookie<MadeLink>({
  stored: storedNames.newLink,
  shorten: () => null,
})

export interface MadeLink {
  secret: string
  right: 'EDIT' | 'VIEW'
}

/**
 * Changes from merging carts, for the next page that shows a cart. Truncated if there are very
 * many.
 */
export const cartMergeCookie = createSealedCookie<readonly CartMergeChange[]>({
  stored: storedNames.cartNotice,
  shorten: (changes) =>
    changes.length > 1 ? changes.slice(0, Math.floor(changes.length / 2)) : null,
})

/** Saves the changes from merging carts, if there are any. */
export async function saveMergeChanges(
  { settings, setCookies }: ShopLoadContext,
  changes: readonly CartMergeChange[],
): Promise<void> {
  if (changes.length === 0) return
  const shown = changes.map(({ kind, productName, quantity }) => ({ kind, productName, quantity }))
  setCookies.push(await cartMergeCookie.write(shown, settings))
}

const NAME_LIMIT = 200

/**
 * Which line a form has removed or saved for later, so that the next page can offer to restore it.
 */
export const cartUndoCookie = createSealedCookie<RemovedLine>({
  stored: storedNames.cartUndo,
  shorten: () => null,
})

/**
 * Saves the line of a change that removes it or saves it for later. `name`: of its product, as
 * submitted.
 */
export async function saveCartUndo(
  { settings, setCookies }: ShopLoadContext,
  change: CartChange,
  name: unknown,
): Promise<void> {
  if (typeof name !== 'string' || (change.kind !== 'remove' && change.kind !== 'save')) return
  const isSaved = change.kind === 'save'
  const line: RemovedLine = { lineId: change.lineId, name: name.slice(0, NAME_LIMIT), isSaved }
  setCookies.push(await cartUndoCookie.write(line, settings))
}

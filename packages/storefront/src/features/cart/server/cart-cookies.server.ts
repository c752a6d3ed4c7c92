import { isPassedOn } from '@floga/cart-core'
import type { CartChange, CartUserError, RemovedLine } from '@floga/cart-core'
import { createCookie } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { storedNamesOf } from '../../../request/browser/stored-names.server.js'
import { createSealedCookie, privateCookie } from '../../../request/sealed-cookie.server.js'
import type { CookieContext } from '../../../request/sealed-cookie.server.js'
import type { ShopLoadContext } from '../../../request/shop-load-context.js'
import type { CartMergeChange } from '../cart-merge-message.js'

/** Reads the id of the visitor's cart; null without one. */
export function readCartId(request: Request, context: CookieContext): Promise<string | null> {
  return readId(request, context, 'cart')
}

/** Remembers the visitor's cart, or forgets it. Scripts see that there is one, and not which. */
export async function rememberCart(context: ShopLoadContext, id: string | null): Promise<void> {
  const { settings, setCookies, shop } = context
  await remember(context, 'cart', id)
  const { name, maxAgeS } = storedNamesOf(shop).knownCart
  const isSecure = settings.publicUrl.startsWith('https:')
  const known = createCookie(name, { path: '/', sameSite: 'lax', secure: isSecure })
  setCookies.push(await known.serialize('1', { maxAge: id ? maxAgeS : 0 }))
}

/**
 * Reads the id of the visitor's own cart, which is saved while they use another person's shared
 * cart.
 */
export function readOwnCartId(request: Request, context: CookieContext): Promise<string | null> {
  return readId(request, context, 'ownCart')
}

/** Remembers the visitor's own cart while they use another person's, or forgets it. */
export async function rememberOwnCart(context: ShopLoadContext, id: string | null): Promise<void> {
  await remember(context, 'ownCart', id)
}

/** Reads the key of the shared cart that the visitor belonged to last; null without one. */
export function readFormerCartId(request: Request, context: CookieContext): Promise<string | null> {
  return readId(request, context, 'formerCart')
}

/**
 * Remembers the shared cart that the visitor belonged to: they can see who wanted what once it is
 * ordered, and are the same person if they are put back.
 */
export async function rememberFormerCart(
  context: ShopLoadContext,
  id: string | null,
): Promise<void> {
  await remember(context, 'formerCart', id)
}

type CartIdName = 'cart' | 'ownCart' | 'formerCart'

async function readId(
  request: Request,
  { shop, settings }: CookieContext,
  name: CartIdName,
): Promise<string | null> {
  const cookie = privateCookie(settings, storedNamesOf(shop)[name])
  const value: unknown = await cookie.parse(request.headers.get('Cookie'))
  return typeof value === 'string' && /^[\w-]{16,64}$/.test(value) ? value : null
}

async function remember(
  { shop, settings, setCookies }: ShopLoadContext,
  name: CartIdName,
  id: string | null,
): Promise<void> {
  const cookie = privateCookie(settings, storedNamesOf(shop)[name])
  setCookies.push(await (id ? cookie.serialize(id) : cookie.serialize('', { maxAge: 0 })))
}

/** Why a shared cart is over for the visitor, for the next page that shows a cart. */
export const sharingEndCookie = createSealedCookie<SharingOver>({
  stored: (shop) => storedNamesOf(shop).sharingEnd,
  shorten: () => null,
})

/** The end of a shared cart that a page was not open for. */
export interface SharingOver {
  /** Who has ordered the cart; null where it is over for another reason. */
  orderedBy: string | null
}

const passedOnCookie = createSealedCookie<string>({
  stored: (shop) => storedNamesOf(shop).passedOn,
  shorten: () => null,
})

/**
 * Saves that a product of a form reached another place than the cart, for the next page that shows
 * the cart. @returns whether that is all there is to tell.
 */
export async function savePassedOn(
  context: ShopLoadContext,
  errors: readonly CartUserError[],
): Promise<boolean> {
  const [first] = errors
  if (!first || !errors.every(isPassedOn)) return false
  context.setCookies.push(await passedOnCookie.write(first.code, context))
  return true
}

/** Takes what {@link savePassedOn} saved; null without it. */
export async function takePassedOn(args: LoaderFunctionArgs): Promise<CartUserError | null> {
  const code = await passedOnCookie.take(args)
  return code === null ? null : { code, lineId: null, available: null }
}

/** The secret of an invitation that was opened: it is in the address for one request alone. */
export const invitationCookie = createSealedCookie<string>({
  stored: (shop) => storedNamesOf(shop).invitation,
  shorten: () => null,
})

/** A link that was just created: its secret is shown only once. */
export const newLinkCookie = createSealedCookie<MadeLink>({
  stored: (shop) => storedNamesOf(shop).newLink,
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
  stored: (shop) => storedNamesOf(shop).cartNotice,
  shorten: (changes) =>
    changes.length > 1 ? changes.slice(0, Math.floor(changes.length / 2)) : null,
})

/** Saves the changes from merging carts, if there are any. */
export async function saveMergeChanges(
  context: ShopLoadContext,
  changes: readonly CartMergeChange[],
): Promise<void> {
  if (changes.length === 0) return
  const shown = changes.map(({ kind, productName, quantity }) => ({ kind, productName, quantity }))
  context.setCookies.push(await cartMergeCookie.write(shown, context))
}

const NAME_LIMIT = 200

/**
 * Which line a form has removed or saved for later, so that the next page can offer to restore it.
 */
export const cartUndoCookie = createSealedCookie<RemovedLine>({
  stored: (shop) => storedNamesOf(shop).cartUndo,
  shorten: () => null,
})

/**
 * Saves the line of a change that removes it or saves it for later. `name`: of its product, as
 * submitted.
 */
export async function saveCartUndo(
  context: ShopLoadContext,
  change: CartChange,
  name: unknown,
): Promise<void> {
  if (typeof name !== 'string' || (change.kind !== 'remove' && change.kind !== 'save')) return
  const isSaved = change.kind === 'save'
  const line: RemovedLine = { lineId: change.lineId, name: name.slice(0, NAME_LIMIT), isSaved }
  context.setCookies.push(await cartUndoCookie.write(line, context))
}

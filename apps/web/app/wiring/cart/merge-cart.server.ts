import { CartMergeDocument, CurrentUserDocument } from '@floga/api-client/operations'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ShopApi } from '../api/create-shop-api.server.js'
import { readCartId, writeCartId, privateCookie } from './cart-id.server.js'
import { logFailure } from '../api/log-failure.server.js'
import { seal, SEALED_LIMIT, unseal } from '@floga/remix-server/app'
import type { CartMergeChange } from './cart-merge-message.js'
import type { ShopLoadContext } from '../request/shop-load-context.js'

/**
 * At login: merges the guest's cart into the member's, which this browser shows from now on. What changed is shown on the next page. When it
 * fails the guest's cart stays as it was, and the login stands.
 */
export async function mergeCart(
  { request, context }: LoaderFunctionArgs,
  api: Pick<ShopApi, 'mutate' | 'account'>,
): Promise<void> {
  const { settings, setCookies } = context
  try {
    const guestCart = await readCartId(request, settings)
    const cartId = guestCart ? await join(guestCart) : await findCart()
    if (cartId !== guestCart) setCookies.push(await writeCartId(cartId, settings))
  } catch (error) {
    logFailure('carts were not merged at login', error)
  }

  async function join(cartId: string): Promise<string | null> {
    const { cartMerge } = await api.mutate(CartMergeDocument, { cartId })
    await saveMergeChanges(context, cartMerge.mergeResults)
    return cartMerge.cart?.id ?? findCart()
  }

  async function findCart(): Promise<string | null> {
    const { currentUser } = await api.account.query(CurrentUserDocument, {})
    return currentUser.data?.cartId ?? null
  }
}

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

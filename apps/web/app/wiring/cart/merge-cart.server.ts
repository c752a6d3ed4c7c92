import { CartMergeDocument, CurrentUserDocument } from '@floga/api-client/operations'
import { isPersonKey } from '@floga/platform-contract'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ShopApi } from '../api/create-shop-api.server.js'
import { logFailure } from '../api/log-failure.server.js'
import { readCartId, saveMergeChanges, writeCartId } from './cart-cookies.server.js'

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
    // Somebody else's cart stays as it is, and open.
    if (guestCart && isPersonKey(guestCart)) return
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

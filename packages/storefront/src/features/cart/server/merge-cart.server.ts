import { CartMergeDocument, CurrentUserDocument } from '@floga/api-client/operations'
import { isPersonKey } from '@floga/platform-contract'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ShopApi } from '../../../request/api/create-shop-api.server.js'
import { logFailure } from '../../../request/api/log-failure.server.js'
import { readCartId, rememberCart, saveMergeChanges } from './cart-cookies.server.js'

/**
 * At login: merges the guest's cart into the member's, which this browser shows afterwards. The
 * next page shows the changes. If merging fails the guest's cart is unchanged, and the login
 * succeeds.
 */
export async function mergeCart(
  { request, context }: LoaderFunctionArgs,
  api: Pick<ShopApi, 'mutate' | 'account'>,
): Promise<void> {
  try {
    const guestCart = await readCartId(request, context)
    // Another person's shared cart is not merged, and stays open.
    if (guestCart && isPersonKey(guestCart)) return
    const cartId = guestCart ? await join(guestCart) : await findCart()
    if (cartId !== guestCart) await rememberCart(context, cartId)
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

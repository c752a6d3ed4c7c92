import type { Transaction } from '../../foundation/database/database.js'
import { changeCart, findMemberCart, lockMemberCarts } from './change-cart.js'
import type { CartResult } from './change-cart.js'
import { mergeIntoCart } from './add-items.js'
import { moveSavedLines } from './inactive-lines.js'
import { lockCart, readCart } from './read-cart.js'

export interface MergeGuestCartInput {
  cartId: string
  memberId: string
  now: Date
}

/**
 * Makes a guest's cart the member's. Where the member has one already, the guest's items are merged into it and the
 * guest's cart is deleted. A second call for the same cart gets the first one's answer. A cart of another member is not found.
 */
export async function mergeGuestCart(
  sql: Transaction,
  input: MergeGuestCartInput,
): Promise<CartResult> {
  const { cartId, memberId, now } = input
  await lockMemberCarts(sql, memberId, now)
  const own = await findMemberCart(sql, memberId, now)
  if (own === cartId) return answer(await readCart(sql, own, now))
  const found = await lockCart(sql, cartId, now)
  const guests = found?.memberId === null ? found : undefined
  if (own === undefined) {
    if (!guests) return notFound()
    await sql.query('UPDATE carts SET member_id = $2, version = version + 1 WHERE id = $1', [
      cartId,
      memberId,
    ])
    return answer(await readCart(sql, cartId, now))
  }
  // A caller's id cannot contain a space, so this one is not taken.
  const call = { cartId: own, mutationId: `join ${cartId}`, fingerprint: ['join', cartId], now }
  return changeCart(sql, call, async (inner, cart) => {
    if (!guests) return { error: { code: 'CART_NOT_FOUND', field: 'cartId' }, isTemporary: true }
    const readCurrent = async () => (await lockCart(inner, own, now)) ?? cart
    const mergeResults = await mergeIntoCart(inner, cart, guests.lines, readCurrent)
    await moveSavedLines(inner, cartId, own)
    await inner.query(
      `UPDATE carts o SET coupon_code = COALESCE(o.coupon_code, g.coupon_code)
       FROM carts g WHERE o.id = $1 AND g.id = $2`,
      [own, cartId],
    )
    await inner.query('DELETE FROM carts WHERE id = $1', [cartId])
    return { added: mergeResults.some(({ kind }) => kind !== 'GONE'), mergeResults }
  })
}

function answer(cart: CartResult['cart']): CartResult {
  return { cart, errors: [], mergeResults: [] }
}

function notFound(): CartResult {
  return {
    cart: undefined,
    errors: [{ code: 'CART_NOT_FOUND', field: 'cartId' }],
    mergeResults: [],
  }
}

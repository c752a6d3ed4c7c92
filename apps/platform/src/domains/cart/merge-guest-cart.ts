import { isPersonKey } from '@floga/platform-contract'
import type { Transaction } from '../../foundation/database/database.js'
import { changeCart, findMemberCart, lockMemberCarts } from './change-cart.js'
import type { CartResult } from './change-cart.js'
import { mergeIntoCart } from './add-items.js'
import { moveSavedLines } from './inactive-lines.js'
import { lockCart, readCart } from './read-cart.js'
import type { CartRecord } from './read-cart.js'

export interface MergeGuestCartInput {
  cartId: string
  memberId: string
  now: Date
}

/**
 * Assigns a guest's cart to the member. If the member already has one, the guest's items are merged
 * into it and the guest's cart is deleted. A second call for the same cart returns the first
 * response. A cart of another member is not found.
 */
export async function mergeGuestCart(
  sql: Transaction,
  input: MergeGuestCartInput,
): Promise<CartResult> {
  const { cartId, memberId, now } = input
  await lockMemberCarts(sql, memberId, now)
  const own = await findMemberCart(sql, memberId, now)
  const shared = await linkSharedCart(sql, { cartId, memberId, isFirst: own === undefined }, now)
  if (shared) return answer(shared)
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
  const name = { mutationId: `join ${cartId}`, fingerprint: ['join', cartId] }
  const call = { cartId: own, action: { kind: 'add' }, ...name, now } as const
  return changeCart(sql, call, async (inner, cart) => {
    if (!guests) return { error: { code: 'CART_NOT_FOUND', field: 'cartId' }, isTemporary: true }
    const mergeResults = await mergeIntoCart(inner, cart, guests.lines)
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

/**
 * A shared cart stays shared when one of its people logs in: the person is linked to the member.
 * The owner's own cart also becomes the member's if they have no other.
 */
async function linkSharedCart(
  sql: Transaction,
  { cartId, memberId, isFirst }: { cartId: string; memberId: string; isFirst: boolean },
  now: Date,
): Promise<CartRecord | undefined> {
  const cart = await readCart(sql, cartId, now)
  const { person, sharedCart } = cart?.actor ?? {}
  // Another member's cart is not linked.
  const isOthers = cart && cart.memberId !== null && cart.memberId !== memberId
  if (!cart || !person || !sharedCart) return undefined
  if (sharedCart.state === 'ENDED' && !isPersonKey(cartId)) return undefined
  if (isOthers && !isPersonKey(cartId)) return undefined
  await sql.query(
    'UPDATE shared_cart_people SET member_id = $2 WHERE id = $1 AND member_id IS NULL',
    [person.id, memberId],
  )
  if (isFirst && cartId === cart.id && cart.token === null) {
    await sql.query('UPDATE carts SET member_id = $2 WHERE id = $1 AND member_id IS NULL', [
      cartId,
      memberId,
    ])
  }
  return cart
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

import type { Transaction } from '../../../foundation/database/database.js'
import { newRandomId } from '../../../foundation/database/random-id.js'
import { moveSavedLines } from '../inactive-lines.js'
import type { CartRecord } from '../read-cart.js'
import { hashSecret, newPersonKey } from './cart-asker.js'
import { changeSharedCart } from './change-shared-cart.js'
import type { SharedCartCall, SharedCartResult } from './change-shared-cart.js'
import { findPerson } from './leave-shared-cart.js'
import { addSharedCartEvents } from './shared-cart-events.js'

/**
 * Makes another person the owner. Who was it becomes an editor with a new key, and what opened the cart as its owner opens it no
 * more. What is the former owner's own goes with them: address, coupon, and what they saved for later, which moves to a new cart.
 */
export async function handOverSharedCart(
  sql: Transaction,
  input: SharedCartCall & { personId: string },
): Promise<SharedCartResult> {
  const { personId, now } = input
  return changeSharedCart(sql, input, ['OWNER'], async ({ cart, sharedCart: { id }, person }) => {
    const other = await findPerson(sql, id, personId)
    if (!other) return { error: { code: 'NOT_FOUND', field: 'personId' } }
    const newKey = newPersonKey()
    // The former owner first: there is one at a time.
    await sql.query("UPDATE shared_cart_people SET role = 'EDITOR', key_hash = $2 WHERE id = $1", [
      person.id,
      hashSecret(newKey),
    ])
    await sql.query("UPDATE shared_cart_people SET role = 'OWNER' WHERE id = $1", [personId])
    await sql.query('UPDATE shared_carts SET locked_until = NULL WHERE id = $1', [id])
    const ownCartId = await takeOwnThings(sql, cart)
    const event = { kind: 'HANDED_OVER', personId: person.id, otherPersonId: personId } as const
    await addSharedCartEvents(sql, id, [event], now)
    return { key: newKey, newKey, ownCartId }
  })
}

/** @returns the cart that got what was saved for later; null where nothing was. */
async function takeOwnThings(sql: Transaction, cart: CartRecord): Promise<string | null> {
  await sql.query(
    `UPDATE carts SET key_only = true, member_id = NULL, country = NULL, postal_code = NULL,
       coupon_code = NULL, version = version + 1 WHERE id = $1`,
    [cart.id],
  )
  if (cart.saved.length === 0) return null
  const ownCartId = newRandomId()
  await sql.query(
    `INSERT INTO carts (tenant, id, version, expires_at, member_id)
     SELECT tenant, $2, 1, expires_at, $3 FROM carts WHERE id = $1`,
    [cart.id, ownCartId, cart.memberId],
  )
  await moveSavedLines(sql, cart.id, ownCartId)
  return ownCartId
}

import type { Transaction } from '../../../foundation/database/database.js'
import { newRandomId } from '../../../foundation/database/random-id.js'
import { moveSavedLines } from '../inactive-lines.js'
import type { CartRecord } from '../read-cart.js'
import { hashSecret, newPersonKey } from './cart-actor.js'
import { changeSharedCart } from './change-shared-cart.js'
import type { SharedCartCall, SharedCartResult } from './change-shared-cart.js'
import { findPerson } from './leave-shared-cart.js'
import { addSharedCartEvents } from './shared-cart-events.js'

/**
 * Makes another person the owner. The previous owner becomes an editor with a new key, and their
 * old key is revoked. Their personal data stays theirs: address, coupon, and lines saved for later,
 * which move to a new cart. The previous owner may take it back for ten minutes.
 */
export async function handOverSharedCart(
  sql: Transaction,
  input: SharedCartCall & { personId: string },
): Promise<SharedCartResult> {
  const { personId, now } = input
  const roles = ['OWNER', 'EDITOR'] as const
  return changeSharedCart(sql, input, roles, async ({ cart, sharedCart, person }) => {
    const { id } = sharedCart
    if (cart.actor.role === 'EDITOR') {
      const isAllowed = personId === person.id && (await mayTakeBack(sql, cart, now))
      return isAllowed ? takeBack(sql, cart, now) : { error: { code: 'NOT_ALLOWED' } }
    }
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

/** How long a former owner may take the cart back. */
const takeBackMs = 10 * 60_000

/**
 * Whether the actor was the owner until just now, and the new one has done nothing that is theirs
 * alone.
 */
async function mayTakeBack(sql: Transaction, cart: CartRecord, now: Date): Promise<boolean> {
  const { person, sharedCart } = cart.actor
  if (!sharedCart || sharedCart.lockedUntil || cart.saved.length > 0) return false
  const [latest] = await sql.query<{ personId: string; at: Date }>(
    `SELECT person_id AS "personId", at FROM shared_cart_events
     WHERE shared_cart_id = $1 AND kind = 'HANDED_OVER' ORDER BY revision DESC LIMIT 1`,
    [sharedCart.id],
  )
  return latest?.personId === person?.id && now.getTime() - latest!.at.getTime() <= takeBackMs
}

/** Makes the actor the owner again. Both keep the keys that they have. */
async function takeBack(
  sql: Transaction,
  cart: CartRecord,
  now: Date,
): Promise<Partial<SharedCartResult>> {
  const { person, sharedCart } = cart.actor
  const { id } = sharedCart!
  // The present owner first: there is one at a time.
  await sql.query(
    "UPDATE shared_cart_people SET role = 'EDITOR' WHERE shared_cart_id = $1 AND role = 'OWNER'",
    [id],
  )
  await sql.query("UPDATE shared_cart_people SET role = 'OWNER' WHERE id = $1", [person!.id])
  await takeOwnThings(sql, cart)
  const event = { kind: 'HANDED_OVER', personId: person!.id, otherPersonId: person!.id } as const
  await addSharedCartEvents(sql, id, [event], now)
  return {}
}

/** @returns the cart that received the saved lines; null without any. */
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

import type { Transaction } from '../../../foundation/database/database.js'
import { readCart } from '../read-cart.js'
import { changeSharedCart } from './change-shared-cart.js'
import type { SharedCartCall, SharedCartResult } from './change-shared-cart.js'
import { addSharedCartEvents, announceSharedCart } from './shared-cart-events.js'

/** Leaves a shared cart, also one that is ordered. The lines stay. */
export async function leaveSharedCart(
  sql: Transaction,
  input: SharedCartCall,
): Promise<SharedCartResult> {
  const { cartId, now } = input
  const ordered = await readCart(sql, cartId, now)
  if (ordered?.actor.sharedCart?.state === 'ORDERED' && ordered.actor.role !== 'OWNER') {
    await endMembership(sql, ordered.actor.person!.id, { removedBy: null, now })
    await announceSharedCart(sql, ordered.actor.sharedCart.id)
    return { key: null }
  }
  return changeSharedCart(sql, input, ['EDITOR', 'VIEWER'], async ({ sharedCart, person }) => {
    await endMembership(sql, person.id, { removedBy: null, now })
    const { id: personId } = person
    await addSharedCartEvents(sql, sharedCart.id, [{ kind: 'LEFT', personId }], now)
    return { key: null }
  })
}

/** One of the people who may be removed or made the owner. */
export async function findPerson(sql: Transaction, sharedCartId: string, personId: string) {
  const [row] = await sql.query<{ id: string }>(
    `SELECT id FROM shared_cart_people
     WHERE shared_cart_id = $1 AND id = $2 AND role <> 'OWNER' AND left_at IS NULL`,
    [sharedCartId, personId],
  )
  return row
}

/** Ends a person's part in a shared cart. */
export async function endMembership(
  sql: Transaction,
  personId: string,
  { removedBy, now }: { removedBy: string | null; now: Date },
): Promise<void> {
  await sql.query(
    `UPDATE shared_cart_people SET left_at = $2::timestamptz, removed_by = $3, end_reason = $4,
       seen_at = NULL
     WHERE id = $1`,
    [personId, now.toISOString(), removedBy, removedBy === null ? 'LEFT' : 'REMOVED'],
  )
}

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
  if (ordered?.asker.sharedCart?.state === 'ORDERED' && ordered.asker.role !== 'OWNER') {
    await endMembership(sql, ordered.asker.person!.id, { removedBy: null, now })
    await announceSharedCart(sql, ordered.asker.sharedCart.id)
    return { key: null }
  }
  return changeSharedCart(sql, input, ['EDITOR', 'VIEWER'], async ({ sharedCart, person }) => {
    await endMembership(sql, person.id, { removedBy: null, now })
    const { id: personId } = person
    await addSharedCartEvents(sql, sharedCart.id, [{ kind: 'LEFT', personId }], now)
    return { key: null }
  })
}

/** Removes a person, and revokes the link that brought them, which would bring them again. */
export async function removePerson(
  sql: Transaction,
  input: SharedCartCall & { personId: string },
): Promise<SharedCartResult> {
  const { personId, now } = input
  return changeSharedCart(sql, input, ['OWNER'], async ({ sharedCart: { id }, person }) => {
    const other = await findPerson(sql, id, personId)
    if (!other) return { error: { code: 'NOT_FOUND', field: 'personId' } }
    await endMembership(sql, personId, { removedBy: person.id, now })
    await sql.query(
      `UPDATE shared_cart_invitations SET revoked_at = $2::timestamptz
       WHERE revoked_at IS NULL
         AND id = (SELECT invitation_id FROM shared_cart_people WHERE id = $1)`,
      [personId, now.toISOString()],
    )
    const event = { kind: 'REMOVED_PERSON', personId: person.id, otherPersonId: personId } as const
    await addSharedCartEvents(sql, id, [event], now)
    return {}
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

async function endMembership(
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

import type { Transaction } from '../../../foundation/database/database.js'
import { deactivateLine, restoreRemovedLines } from '../inactive-lines.js'
import type { CartRecord } from '../read-cart.js'
import { changeSharedCart } from './change-shared-cart.js'
import type { SharedCartCall, SharedCartResult } from './change-shared-cart.js'
import { hasRoom } from './join-shared-cart.js'
import { endMembership, findPerson } from './leave-shared-cart.js'
import { addSharedCartEvents, toLineEvents } from './shared-cart-events.js'

/**
 * Removes a person, and revokes the link that brought them, which would bring them again.
 *
 * @param input `removesLines`: what they added goes with them.
 */
export async function removePerson(
  sql: Transaction,
  input: SharedCartCall & { personId: string; removesLines: boolean },
): Promise<SharedCartResult> {
  const { personId, removesLines, now } = input
  return changeSharedCart(sql, input, ['OWNER'], async ({ cart, sharedCart: { id }, person }) => {
    const other = await findPerson(sql, id, personId)
    if (!other) return { error: { code: 'NOT_FOUND', field: 'personId' } }
    await endMembership(sql, personId, { removedBy: person.id, now })
    await sql.query(
      `UPDATE shared_cart_invitations SET revoked_at = $2::timestamptz
       WHERE revoked_at IS NULL
         AND id = (SELECT invitation_id FROM shared_cart_people WHERE id = $1)`,
      [personId, now.toISOString()],
    )
    const lines = removesLines ? cart.lines.filter(({ authorId }) => authorId === personId) : []
    for (const { id: lineId } of lines) {
      await deactivateLine(sql, cart, lineId, { kind: 'REMOVED', now })
    }
    if (lines.length > 0) await countLines(sql, cart)
    const event = { kind: 'REMOVED_PERSON', personId: person.id, otherPersonId: personId } as const
    const removed = toLineEvents('LINE_REMOVED', lines, person.id)
    await addSharedCartEvents(sql, id, [event, ...removed], now)
    return {}
  })
}

/** Undoes {@link removePerson}. */
export async function restorePerson(
  sql: Transaction,
  input: SharedCartCall & { personId: string },
): Promise<SharedCartResult> {
  const { personId, now } = input
  return changeSharedCart(sql, input, ['OWNER'], async ({ cart, sharedCart: { id }, person }) => {
    const [removed] = await sql.query<{ leftAt: Date }>(
      `SELECT left_at AS "leftAt" FROM shared_cart_people
       WHERE shared_cart_id = $1 AND id = $2 AND end_reason = 'REMOVED'`,
      [id, personId],
    )
    if (!removed) return { error: { code: 'NOT_FOUND', field: 'personId' } }
    if (!(await hasRoom(sql, id))) return { error: { code: 'PEOPLE_LIMIT' } }
    const at = removed.leftAt.toISOString()
    await sql.query(
      `UPDATE shared_cart_people SET left_at = NULL, removed_by = NULL, end_reason = NULL
       WHERE id = $1`,
      [personId],
    )
    await sql.query(
      `UPDATE shared_cart_invitations SET revoked_at = NULL
       WHERE revoked_at = $2::timestamptz
         AND id = (SELECT invitation_id FROM shared_cart_people WHERE id = $1)`,
      [personId, at],
    )
    const lines = await restoreRemovedLines(sql, cart.id, { authorId: personId, at })
    if (lines.length > 0) await countLines(sql, cart)
    const event = { kind: 'RESTORED_PERSON', personId: person.id, otherPersonId: personId } as const
    const restored = toLineEvents('LINE_RESTORED', lines, person.id)
    await addSharedCartEvents(sql, id, [event, ...restored], now)
    return {}
  })
}

async function countLines(sql: Transaction, { id }: CartRecord): Promise<void> {
  await sql.query('UPDATE carts SET version = version + 1 WHERE id = $1', [id])
}

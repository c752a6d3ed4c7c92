import type { Transaction } from '../../foundation/database/database.js'
import { ofMember } from './of-member.js'
import type { CustomerRequestOwner } from './of-member.js'

/**
 * Deletes what a member wrote, logged in or as a guest with the account's address. Withdrawals and
 * returns belong to an order, which must be retained by law: only their link to the account is
 * deleted.
 */
export async function detachMemberFromRequests(
  sql: Transaction,
  { id, email }: CustomerRequestOwner,
): Promise<void> {
  await sql.query(
    `DELETE FROM customer_requests
     WHERE ${ofMember} AND order_id IS NULL AND kind NOT IN ('RETURN', 'WITHDRAWAL')`,
    [id, email],
  )
  await sql.query('UPDATE customer_requests SET member_id = NULL WHERE member_id = $1', [id])
}

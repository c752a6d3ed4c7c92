import type { Sql } from '../database/database.js'

/**
 * Removes what a member wrote while logged in. A withdrawal and a return belong to an order, which the law keeps: they
 * stay without a link to the account.
 */
export async function forgetMemberOfRequests(sql: Sql, memberId: string): Promise<void> {
  await sql.query(
    `DELETE FROM requests
     WHERE member_id = $1 AND order_id IS NULL AND kind NOT IN ('RETURN', 'WITHDRAWAL')`,
    [memberId],
  )
  await sql.query('UPDATE requests SET member_id = NULL WHERE member_id = $1', [memberId])
}

import type { Transaction } from '../../foundation/database/database.js'

/** Takes a member's orders, and the coupons used with them, from the member: they are kept for tax law, without a link to an account. */
export async function detachMemberFromOrders(sql: Transaction, memberId: string): Promise<void> {
  await sql.query('UPDATE orders SET member_id = NULL WHERE member_id = $1', [memberId])
  await sql.query('UPDATE coupon_uses SET member_id = NULL WHERE member_id = $1', [memberId])
}

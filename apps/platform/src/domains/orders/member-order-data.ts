import { ofOwner, ownerValues } from './order-owner.js'
import type { OrderOwner } from './order-owner.js'
import type { Transaction } from '../../foundation/database/database.js'

/** Terms that were accepted with an order. */
export interface AcceptedTerms {
  orderNumber: string
  version: string
  at: Date
}

/** The terms that a member accepted, the newest first. */
export function readAcceptedTerms(sql: Transaction, owner: OrderOwner): Promise<AcceptedTerms[]> {
  return sql.query<AcceptedTerms>(
    `SELECT number AS "orderNumber", terms_version AS version, created_at AS at
     FROM orders WHERE ${ofOwner} ORDER BY created_at DESC, id`,
    ownerValues(owner),
  )
}

/**
 * Removes the link to a member from orders and the coupons used with them: tax law requires that
 * orders are retained.
 */
export async function detachMemberFromOrders(sql: Transaction, memberId: string): Promise<void> {
  await sql.query('UPDATE orders SET member_id = NULL WHERE member_id = $1', [memberId])
  await sql.query('UPDATE coupon_uses SET member_id = NULL WHERE member_id = $1', [memberId])
}

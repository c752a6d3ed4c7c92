import type { OrderWithdrawal } from './order-record.js'
import type { Transaction } from '../../foundation/database/database.js'

type WithdrawalRow = OrderWithdrawal & { orderId: string }

/**
 * Withdrawals from orders, the oldest first. One is open until its pieces were returned, or removed
 * from the order, with its reference or without.
 */
export function readWithdrawals(
  sql: Transaction,
  orderIds: readonly string[],
): Promise<WithdrawalRow[]> {
  return sql.query<WithdrawalRow>(
    `SELECT r.id, r.order_id AS "orderId", r.reference, r.created_at AS at,
            json_agg(json_build_object('itemId', w.item_id, 'quantity', w.quantity)
              ORDER BY w.item_id) AS items,
            bool_or(
              w.quantity > COALESCE((
                SELECT sum(b.quantity) FROM returned_items b
                WHERE b.tenant = w.tenant AND b.order_id = w.order_id AND b.item_id = w.item_id
                  AND b.request_id = r.id
              ), 0)
              AND (
                SELECT sum(a.quantity) FROM withdrawn_items a
                WHERE a.tenant = w.tenant AND a.order_id = w.order_id AND a.item_id = w.item_id
              ) > COALESCE((
                SELECT sum(b.quantity) FROM returned_items b
                WHERE b.tenant = w.tenant AND b.order_id = w.order_id AND b.item_id = w.item_id
              ), 0)
            ) AND o.state NOT IN ('CANCELED', 'RETURNED', 'REFUNDED') AS "isOpen"
     FROM customer_requests r
     JOIN orders o ON o.tenant = r.tenant AND o.id = r.order_id
     JOIN withdrawn_items w ON w.tenant = r.tenant AND w.request_id = r.id
     WHERE r.order_id = ANY($1::text[])
     GROUP BY r.tenant, r.id, r.order_id, r.reference, r.created_at, o.state
     ORDER BY r.created_at, r.reference`,
    [orderIds],
  )
}

/** References of the withdrawals from an order that are not settled yet. */
export async function findOpenWithdrawals(sql: Transaction, orderId: string): Promise<string[]> {
  const withdrawals = await readWithdrawals(sql, [orderId])
  return withdrawals.flatMap(({ reference, isOpen }) => (isOpen ? [reference] : []))
}

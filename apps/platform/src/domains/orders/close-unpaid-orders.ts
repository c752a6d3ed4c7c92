import { moveOrder } from './move-order.js'
import { overdueSince } from './payment-due.js'
import type { PaymentTerms } from './payment-due.js'
import type { OrderMovePorts } from './move-order.js'
import type { Database } from '../../foundation/database/database.js'

export interface CloseUnpaidOptions {
  database: Database
  tenant: string
  terms: PaymentTerms
  ports: OrderMovePorts
  now: Date
  /** Orders at most. @default 50 */
  limit?: number
}

/**
 * Closes a tenant's orders that were not paid in time: one to be paid online fails and may be paid
 * again, one to be paid by transfer is canceled. Each has a transaction of its own and is checked
 * again under its lock: one that has been paid stays.
 *
 * @returns How many were closed.
 */
export async function closeUnpaidOrders(options: CloseUnpaidOptions): Promise<number> {
  const { database, tenant, terms, ports, now, limit = 50 } = options
  const { online, transfer } = overdueSince(terms, now)
  const overdue = await database.read(tenant, (sql) =>
    sql.query<{ id: string; kind: string }>(
      `SELECT o.id, o.payment ->> 'kind' AS kind FROM orders o
       WHERE o.state IN ('CREATED', 'PENDING') AND o.payment_state = 'PENDING'
         AND (SELECT max(m.at) FROM order_moves m WHERE m.order_id = o.id) <=
           CASE o.payment ->> 'kind'
             WHEN 'BANK_TRANSFER' THEN $2::timestamptz
             WHEN 'CASH_ON_DELIVERY' THEN NULL
             ELSE $1::timestamptz
           END
       ORDER BY o.created_at LIMIT $3::integer`,
      [online.toISOString(), transfer.toISOString(), limit],
    ),
  )
  let closed = 0
  for (const { id, kind } of overdue) {
    const to = kind === 'BANK_TRANSFER' ? 'CANCELED' : 'FAILED'
    const outcome = await database.write(tenant, (sql) =>
      moveOrder(sql, { orderId: id, to, cause: 'not paid in time', now }, ports),
    )
    if (outcome.status === 'moved') closed += 1
  }
  return closed
}

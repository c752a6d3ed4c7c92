import type { Transaction } from '../../../foundation/database/database.js'
import type { OrderMovePorts } from '../move-order.js'

/** An order that was paid with VAT because its number could not be checked. */
export interface OpenVatOrder {
  orderId: string
  orderNumber: string
  vatNumber: string
}

const batch = 50
/** After this time it is no longer checked automatically; staff still can. */
const askedForMs = 30 * 24 * 60 * 60 * 1_000

/** Paid orders that wait for their VAT number to be confirmed, the oldest first. */
export function findOpenVatOrders(sql: Transaction, now: Date): Promise<OpenVatOrder[]> {
  return sql.query<OpenVatOrder>(
    `SELECT id AS "orderId", number AS "orderNumber", vat #>> '{number,value}' AS "vatNumber" FROM orders
     WHERE vat #>> '{number,state}' = 'UNCONFIRMED' AND payment_state = 'PAID'
       AND created_at > $1::timestamptz
     ORDER BY created_at LIMIT ${batch}`,
    [new Date(now.getTime() - askedForMs).toISOString()],
  )
}

/**
 * Refunds the VAT of a paid order whose number is now confirmed. Idempotent.
 *
 * @returns The refund; undefined when there is nothing to refund.
 */
export async function refundConfirmedVat(
  sql: Transaction,
  { orderId, now }: { orderId: string; now: Date },
  ports: OrderMovePorts,
): Promise<number | undefined> {
  const [order] = await sql.query<{ refundMinor: number }>(
    `UPDATE orders SET vat = jsonb_set(vat, '{number,state}', '"CONFIRMED"')
     WHERE id = $1 AND vat #>> '{number,state}' <> 'CONFIRMED' AND payment_state = 'PAID'
     RETURNING (vat #>> '{number,refundMinor}')::integer AS "refundMinor"`,
    [orderId],
  )
  if (!order) return undefined
  const { amountMinor } = await ports.requestRefund(sql, {
    orderId,
    amountMinor: order.refundMinor,
    cause: 'VAT number confirmed',
    now,
  })
  if (amountMinor > 0) {
    await ports.notify(sql, { orderId, about: 'REFUND', refundMinor: amountMinor, now })
  }
  return amountMinor
}

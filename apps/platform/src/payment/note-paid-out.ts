import type { Sql } from '../database/database.js'
import type { PaymentPorts } from './payment-ports.js'
import { readRefunds } from './read-payments.js'

export interface NotePaidOutOptions {
  orderId: string
  ports: PaymentPorts
  now: Date
}

/**
 * Notes that staff have transferred what no provider could give back. The order must be locked.
 *
 * @returns How much it was, in minor units.
 */
export async function notePaidOut(
  sql: Sql,
  { orderId, ports, now }: NotePaidOutOptions,
): Promise<number> {
  const order = await ports.lockOrder(sql, orderId)
  const paidOut = await sql.query<{ amountMinor: number }>(
    `UPDATE refunds SET state = 'DONE', done_at = $2::timestamptz
     WHERE order_id = $1 AND state = 'BY_HAND' RETURNING amount_minor AS "amountMinor"`,
    [orderId, now.toISOString()],
  )
  const done = (await readRefunds(sql, [orderId])).filter(({ state }) => state === 'DONE')
  if (order && paidOut.length > 0 && sumOf(done) >= order.totalMinor) {
    await ports.noteRefunded(sql, orderId, now)
  }
  return sumOf(paidOut)
}

function sumOf(rows: readonly { amountMinor: number }[]): number {
  return rows.reduce((sum, row) => sum + row.amountMinor, 0)
}

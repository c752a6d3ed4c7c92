import type { Transaction } from '../../../foundation/database/database.js'
import type { OrderRecord } from '../order-record.js'
import { readOrder } from '../read-order.js'

/** The order that people name by its number. */
export function readOrderByNumber(
  sql: Transaction,
  number: string,
): Promise<OrderRecord | undefined> {
  return findByNumber(sql, number, '')
}

/** The same, locked until the transaction ends. */
export function lockOrderByNumber(
  sql: Transaction,
  number: string,
): Promise<OrderRecord | undefined> {
  return findByNumber(sql, number, 'FOR UPDATE')
}

async function findByNumber(sql: Transaction, number: string, lock: '' | 'FOR UPDATE') {
  const [row] = await sql.query<{ id: string }>(`SELECT id FROM orders WHERE number = $1 ${lock}`, [
    number,
  ])
  return row && (await readOrder(sql, row.id))
}

import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'

export interface DeleteBackInStockRequestInput {
  /** Of a request, from its mail. */
  id: string
  /** `request` deletes this one, `person` every request of the same address. */
  scope: 'request' | 'person'
}

/**
 * Deletes requests with their address. An unknown id deletes nothing, and the response is the same.
 */
export async function deleteBackInStockRequest(
  sql: Transaction,
  { id, scope }: DeleteBackInStockRequestInput,
): Promise<void> {
  if (!isRandomId(id)) return
  await sql.query(
    scope === 'request'
      ? 'DELETE FROM back_in_stock_requests WHERE id = $1'
      : `DELETE FROM back_in_stock_requests WHERE email_key IN (
           SELECT email_key FROM back_in_stock_requests WHERE id = $1)`,
    [id],
  )
}

/** Removes every request of an e-mail address. */
export async function deleteBackInStockRequestsOf(sql: Transaction, email: string): Promise<void> {
  await sql.query('DELETE FROM back_in_stock_requests WHERE email_key = $1', [email.toLowerCase()])
}

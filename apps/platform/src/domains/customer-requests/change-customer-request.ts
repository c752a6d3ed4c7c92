import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import type { NotifyOfCustomerRequest, CustomerRequestStatus } from './customer-request-record.js'
import { addMessage, recordStatusChange } from './write-customer-request.js'

export interface CustomerRequestChange {
  id: string
  author: 'shopper' | 'staff'
  text: string
  /** An answer of the shop that does not settle the request. @default false */
  staysPending?: boolean
  now: Date
}

/**
 * Adds a message to a thread. What the shopper writes makes the request pending, what the shop answers resolves it unless it
 * says otherwise; the other side gets a mail.
 *
 * @returns Whether there is such a request.
 */
export async function changeCustomerRequest(
  sql: Transaction,
  { id, author, text, staysPending = false, now }: CustomerRequestChange,
  announce: NotifyOfCustomerRequest,
): Promise<boolean> {
  if (!isRandomId(id)) return false
  const [request] = await sql.query<{ status: CustomerRequestStatus }>(
    'SELECT status FROM customer_requests WHERE id = $1 FOR UPDATE',
    [id],
  )
  if (!request) return false
  await addMessage(sql, id, { author, text, at: now })
  const status: CustomerRequestStatus = author === 'staff' && !staysPending ? 'RESOLVED' : 'PENDING'
  if (status !== request.status) {
    await sql.query('UPDATE customer_requests SET status = $2 WHERE id = $1', [id, status])
    await recordStatusChange(sql, id, { status, at: now })
  }
  await announce(sql, {
    event: author === 'staff' ? 'answered' : 'replied',
    requestId: id,
    now,
  })
  return true
}

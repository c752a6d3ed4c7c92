import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import type { NotifyOfCustomerRequest, CustomerRequestStatus } from './customer-request-record.js'
import { addMessage, recordStatusChange } from './write-customer-request.js'

export interface CustomerRequestChange {
  id: string
  author: 'shopper' | 'staff'
  text: string
  /** A reply of the shop that does not resolve the request. @default false */
  staysPending?: boolean
  now: Date
}

/**
 * Adds a message to a thread. A shopper's message makes the request pending, a shop's reply
 * resolves it unless specified otherwise; the other side gets an e-mail.
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
  // Repeated because the response was lost.
  if (await isLastMessage(sql, id, { author, text })) return true
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

async function isLastMessage(
  sql: Transaction,
  requestId: string,
  { author, text }: Pick<CustomerRequestChange, 'author' | 'text'>,
): Promise<boolean> {
  const [last] = await sql.query<{ author: string; text: string }>(
    `SELECT author, text FROM customer_request_messages WHERE request_id = $1
     ORDER BY position DESC LIMIT 1`,
    [requestId],
  )
  return last?.author === author && last.text === text
}

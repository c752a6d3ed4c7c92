import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import { ofMember } from './of-member.js'
import type { CustomerRequestOwner } from './of-member.js'
import type {
  CustomerRequestMessage,
  CustomerRequestRecord,
  WithdrawnItem,
} from './customer-request-record.js'

/** A request without its thread. */
export type CustomerRequestRow = Omit<CustomerRequestRecord, 'messages' | 'moves' | 'withdrawn'>

const columns = `id, reference, kind, status, locale, name, email, phone,
  order_number AS "orderNumber", product, order_id AS "orderId", created_at AS "createdAt"`

/** The request with an id; undefined when the tenant has none. */
export async function readCustomerRequest(
  sql: Transaction,
  id: string,
): Promise<CustomerRequestRecord | undefined> {
  if (!isRandomId(id)) return undefined
  const [row] = await sql.query<CustomerRequestRow>(
    `SELECT ${columns} FROM customer_requests WHERE id = $1`,
    [id],
  )
  return row && withThread(sql, row)
}

/** The request with a reference. */
export async function readCustomerRequestByReference(
  sql: Transaction,
  reference: string,
): Promise<CustomerRequestRecord | undefined> {
  const [row] = await sql.query<CustomerRequestRow>(
    `SELECT ${columns} FROM customer_requests WHERE reference = $1`,
    [reference],
  )
  return row && withThread(sql, row)
}

/**
 * Requests of a status without their threads, the longest waiting first.
 *
 * @param page.after Reference of the one that they follow. Omitted: from the first on.
 */
export function listCustomerRequests(
  sql: Transaction,
  page: { status: CustomerRequestRecord['status']; limit: number; after?: string | undefined },
): Promise<CustomerRequestRow[]> {
  return sql.query<CustomerRequestRow>(
    `SELECT ${columns} FROM customer_requests
     WHERE status = $1 AND ($3::text IS NULL OR (created_at, id) > (
       SELECT created_at, id FROM customer_requests WHERE reference = $3))
     ORDER BY created_at, id LIMIT $2::integer`,
    [page.status, page.limit, page.after ?? null],
  )
}

/**
 * Every request that a member wrote, logged in or as a guest under the account's address, the
 * newest first.
 */
export async function readMemberCustomerRequests(
  sql: Transaction,
  { id, email }: CustomerRequestOwner,
): Promise<CustomerRequestRecord[]> {
  const rows = await sql.query<CustomerRequestRow>(
    `SELECT ${columns} FROM customer_requests WHERE ${ofMember} ORDER BY created_at DESC, id`,
    [id, email],
  )
  const requests: CustomerRequestRecord[] = []
  for (const row of rows) requests.push(await withThread(sql, row))
  return requests
}

async function withThread(
  sql: Transaction,
  row: CustomerRequestRow,
): Promise<CustomerRequestRecord> {
  const messages = await sql.query<CustomerRequestMessage>(
    'SELECT at, author, text FROM customer_request_messages WHERE request_id = $1 ORDER BY position',
    [row.id],
  )
  const moves = await sql.query<CustomerRequestRecord['moves'][number]>(
    'SELECT at, status FROM customer_request_moves WHERE request_id = $1 ORDER BY position',
    [row.id],
  )
  const withdrawn = await sql.query<WithdrawnItem>(
    `SELECT i.sku, w.quantity, i.words AS texts FROM withdrawn_items w
     JOIN order_items i
       ON i.tenant = w.tenant AND i.order_id = w.order_id AND i.id = w.item_id
     WHERE w.request_id = $1 ORDER BY i.position`,
    [row.id],
  )
  return { ...row, messages, moves, withdrawn }
}

import type { Transaction } from '../../foundation/database/database.js'
import { withRandomNumber } from '../../foundation/database/random-number.js'
import { newRandomId } from '../../foundation/database/random-id.js'
import { repeatsSince } from '../../foundation/calendar/repeats-since.js'
import type {
  CustomerRequestKind,
  CustomerRequestMessage,
  CustomerRequestStatus,
} from './customer-request-record.js'

export interface NewCustomerRequest {
  kind: CustomerRequestKind
  locale: string
  name: string
  email: string
  phone: string | null
  memberId: string | null
  orderNumber: string | null
  product: string | null
  orderId: string | null
  /** Null where the request needs none. */
  message: string | null
  now: Date
}

/** An order's number has eight: the two are not confused on the telephone. */
const referenceDigits = 7

/** Writes a request with its first message, pending. @returns Its id. */
export async function writeCustomerRequest(
  sql: Transaction,
  request: NewCustomerRequest,
): Promise<string> {
  const id = newRandomId()
  const insert = (reference: string) =>
    sql.query(
      `INSERT INTO customer_requests (tenant, id, reference, kind, status, locale, name, email, email_key, phone,
       member_id, order_number, product, order_id, created_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, 'PENDING', $4, $5, $6, $7, $8, $9, $10, $11,
       $12, $13::timestamptz)
     ON CONFLICT (tenant, reference) DO NOTHING RETURNING id`,
      [
        id,
        reference,
        request.kind,
        request.locale,
        request.name,
        request.email,
        request.email.toLowerCase(),
        request.phone,
        request.memberId,
        request.orderNumber,
        request.product,
        request.orderId,
        request.now.toISOString(),
      ],
    )
  await withRandomNumber(referenceDigits, async (free) => (await insert(free)).length > 0)
  const { message: text, now: at } = request
  await recordStatusChange(sql, id, { status: 'PENDING', at })
  if (text !== null) await addMessage(sql, id, { author: 'shopper', text, at })
  return id
}

/**
 * The request that was just opened with the same content; undefined for none. Locks further ones of
 * that address.
 */
export async function findRepeatedRequest(
  sql: Transaction,
  request: Pick<
    NewCustomerRequest,
    'kind' | 'email' | 'message' | 'orderNumber' | 'product' | 'now'
  >,
): Promise<string | undefined> {
  const emailKey = request.email.toLowerCase()
  await sql.query(
    `SELECT pg_advisory_xact_lock(
       hashtextextended(current_setting('floga.tenant') || ' request ' || $1::text, 0))`,
    [emailKey],
  )
  const rows = await sql.query<{ id: string }>(
    `SELECT r.id FROM customer_requests r
     JOIN customer_request_messages m ON m.tenant = r.tenant AND m.request_id = r.id AND m.position = 0
     WHERE r.email_key = $1 AND r.kind = $2 AND m.text = $3 AND r.created_at > $4::timestamptz
       AND r.order_number IS NOT DISTINCT FROM $5 AND r.product IS NOT DISTINCT FROM $6`,
    [
      emailKey,
      request.kind,
      request.message,
      repeatsSince(request.now).toISOString(),
      request.orderNumber,
      request.product,
    ],
  )
  return rows[0]?.id
}

/** Adds a message at the end of a thread. */
export async function addMessage(
  sql: Transaction,
  requestId: string,
  { at, author, text }: CustomerRequestMessage,
): Promise<void> {
  await sql.query(
    `INSERT INTO customer_request_messages (tenant, request_id, position, at, author, text)
     SELECT current_setting('floga.tenant'), $1, count(*), $2::timestamptz, $3, $4
     FROM customer_request_messages WHERE request_id = $1`,
    [requestId, at.toISOString(), author, text],
  )
}

/** Records a change of status in a request's history. */
export async function recordStatusChange(
  sql: Transaction,
  requestId: string,
  { at, status }: { at: Date; status: CustomerRequestStatus },
): Promise<void> {
  await sql.query(
    `INSERT INTO customer_request_moves (tenant, request_id, position, at, status)
     SELECT current_setting('floga.tenant'), $1, count(*), $2::timestamptz, $3
     FROM customer_request_moves WHERE request_id = $1`,
    [requestId, at.toISOString(), status],
  )
}

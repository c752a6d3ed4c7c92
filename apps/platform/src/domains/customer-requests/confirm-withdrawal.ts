import type { Transaction } from '../../foundation/database/database.js'
import { repeatsSince } from '../../foundation/calendar/repeats-since.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import { readWithdrawal } from './read-withdrawal.js'
import type { WithdrawalRecord, WithdrawalState } from './read-withdrawal.js'
import type { NotifyOfCustomerRequest } from './customer-request-record.js'
import { writeCustomerRequest } from './write-customer-request.js'

export interface ConfirmWithdrawalInput {
  orderId: string
  name: string
  items: readonly { id: string; quantity: number }[]
  reason: string | null
  locale: string
  memberId: string | null
  now: Date
  timeZone: string
}

export type ConfirmWithdrawalOutcome =
  | { status: 'withdrawn'; requestId: string }
  | { status: 'refused'; error: UserError }

/**
 * Withdraws from an order, or from a part of it, at a time that the receipt shows. Concurrent
 * withdrawals count each piece once. A repeated statement returns the first one, whose response was
 * lost.
 */
export async function confirmWithdrawal(
  sql: Transaction,
  input: ConfirmWithdrawalInput,
  announce: NotifyOfCustomerRequest,
): Promise<ConfirmWithdrawalOutcome> {
  const { orderId, now, timeZone } = input
  const found = await readWithdrawal(sql, { orderId, now, timeZone, isLocked: true })
  if (!found) return refused({ code: 'ORDER_NOT_FOUND' })
  const repeated = await findRepeatedWithdrawal(sql, input)
  if (repeated) return { status: 'withdrawn', requestId: repeated }
  if (found.state !== 'OPEN') return refused(errors[found.state])
  if (input.items.length === 0) return refused({ code: 'REQUIRED', field: 'items' })
  if (!isWithin(found, input.items)) return refused({ code: 'INVALID', field: 'items' })

  const requestId = await writeCustomerRequest(sql, {
    kind: 'WITHDRAWAL',
    locale: input.locale,
    name: input.name,
    email: found.email,
    phone: null,
    memberId: input.memberId,
    orderNumber: found.orderNumber,
    product: null,
    orderId,
    message: input.reason,
    now,
  })
  for (const { id, quantity } of input.items) {
    await sql.query(
      `INSERT INTO withdrawn_items (tenant, request_id, order_id, item_id, quantity)
       VALUES (current_setting('floga.tenant'), $1, $2, $3, $4::integer)`,
      [requestId, orderId, id, quantity],
    )
  }
  await announce(sql, { event: 'opened', requestId, now })
  return { status: 'withdrawn', requestId }
}

const errors: Record<Exclude<WithdrawalState, 'OPEN'>, UserError> = {
  ENDED: { code: 'TOO_LATE', reason: 'withdrawalEnded' },
  WITHDRAWN: { code: 'INVALID', reason: 'withdrawnAlready' },
  NO_CONTRACT: { code: 'INVALID', reason: 'withdrawalNotBound' },
}

/** A recent withdrawal with the same statement; undefined if there is none. */
async function findRepeatedWithdrawal(
  sql: Transaction,
  { orderId, name, reason, items, now }: ConfirmWithdrawalInput,
): Promise<string | undefined> {
  const pieces = items.map(({ id, quantity }) => `${id} ${quantity}`).toSorted()
  const rows = await sql.query<{ id: string; pieces: string[] }>(
    `SELECT r.id, array_agg(w.item_id || ' ' || w.quantity) AS pieces
     FROM customer_requests r
     JOIN withdrawn_items w ON w.tenant = r.tenant AND w.request_id = r.id
     LEFT JOIN customer_request_messages m
       ON m.tenant = r.tenant AND m.request_id = r.id AND m.position = 0
     WHERE r.order_id = $1 AND r.kind = 'WITHDRAWAL' AND r.name = $2
       AND m.text IS NOT DISTINCT FROM $3 AND r.created_at > $4::timestamptz
     GROUP BY r.id`,
    [orderId, name, reason, repeatsSince(now).toISOString()],
  )
  return rows.find((row) => row.pieces.toSorted().join() === pieces.join())?.id
}

function refused(error: UserError): ConfirmWithdrawalOutcome {
  return { status: 'refused', error }
}

/** Each item once, of this order, with no more than the remaining quantity. */
function isWithin(found: WithdrawalRecord, items: ConfirmWithdrawalInput['items']): boolean {
  const isOnce = new Set(items.map(({ id }) => id)).size === items.length
  return (
    isOnce &&
    items.every(({ id, quantity }) => {
      const item = found.items.find((candidate) => candidate.id === id)
      return item !== undefined && quantity >= 1 && quantity <= item.remainingQuantity
    })
  )
}

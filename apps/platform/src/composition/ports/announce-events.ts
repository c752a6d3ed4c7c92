import type { OrderNotification } from '../../domains/orders/move-order.js'
import type { OrderState } from '../../domains/orders/order-states.js'
import { announce } from '../../domains/webhooks/announce.js'
import type { WebhookEvent } from '../../domains/webhooks/webhook-events.js'
import type { Transaction } from '../../foundation/database/database.js'

interface AnnouncedOrder {
  number: string
  state: OrderState
  paymentState: string
  /** Of the payment. */
  kind: string
}

async function readAnnouncedOrder(sql: Transaction, orderId: string): Promise<AnnouncedOrder> {
  const [order] = await sql.query<AnnouncedOrder>(
    `SELECT number, state, payment_state AS "paymentState", payment ->> 'kind' AS kind
     FROM orders WHERE id = $1`,
    [orderId],
  )
  return order!
}

/** Tells programs of a new order. */
export async function announcePlacedOrder(
  sql: Transaction,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  const order = await readAnnouncedOrder(sql, orderId)
  await announceOrder(sql, order, { type: 'order.placed', refundMinor: 0, now })
}

/** Tells programs of a changed order: it was moved, paid, returned, refunded. */
export async function announceChangedOrder(
  sql: Transaction,
  { orderId, about, refundMinor, now }: OrderNotification,
): Promise<void> {
  const order = await readAnnouncedOrder(sql, orderId)
  const paidOn = order.kind === 'CASH_ON_DELIVERY' ? 'COMPLETED' : 'APPROVED'
  const isMoved = order.state === about
  const types: WebhookEvent[] = [
    ...(isMoved ? (['order.moved'] as const) : []),
    ...(isMoved && about === paidOn ? (['order.paid'] as const) : []),
    // A part came back without a move, or all of it with one.
    ...(about === 'RETURNED' ? (['order.returned'] as const) : []),
    ...(refundMinor > 0 ? (['order.refunded'] as const) : []),
  ]
  for (const type of types) await announceOrder(sql, order, { type, refundMinor, now })
}

async function announceOrder(
  sql: Transaction,
  { number, state, paymentState }: AnnouncedOrder,
  { type, refundMinor, now }: { type: WebhookEvent; refundMinor: number; now: Date },
): Promise<void> {
  const data = {
    number,
    state,
    paymentState,
    ...(type === 'order.refunded' ? { refundMinor } : {}),
  }
  await announce(sql, { type, object: `order ${number}`, data, now })
}

/** Tells programs of a new request. */
export async function announceRequest(
  sql: Transaction,
  { requestId, now }: { requestId: string; now: Date },
): Promise<void> {
  const [data] = await sql.query<{ reference: string; kind: string }>(
    'SELECT reference, kind FROM customer_requests WHERE id = $1',
    [requestId],
  )
  if (!data) return
  await announce(sql, { type: 'request.opened', object: `request ${data.reference}`, data, now })
}

/** Tells programs of a new review. */
export async function announceReview(
  sql: Transaction,
  { reviewId, now }: { reviewId: string; now: Date },
): Promise<void> {
  const [data] = await sql.query<{ reference: string; stars: number }>(
    'SELECT reference, stars FROM reviews WHERE id = $1',
    [reviewId],
  )
  if (!data) return
  await announce(sql, { type: 'review.written', object: `review ${data.reference}`, data, now })
}

import type { OrderRecord } from './order-record.js'
import { isOrderMove, statesWithoutStock } from './order-states.js'
import type { OrderState } from './order-states.js'
import type { CheckoutLine } from './placing/order-ports.js'
import { redeemCouponAgain, releaseCoupon } from './placing/redeem-coupon.js'
import { recordOrderMoves } from './placing/write-order.js'
import { findBackordered, findShortages, returnStock, takeStock } from './stock/take-stock.js'
import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import type { PaymentRule } from '../../foundation/pricing/payment-rules.js'
import type { UserError } from '../../foundation/words/user-error.js'

export interface MoveOrderInput {
  orderId: string
  to: OrderState
  /** Who or what changes it, such as `staff`. */
  cause: string
  now: Date
  /** Refund that belongs to the move and was requested already. @default 0 */
  refundMinor?: number
}

export type MoveOrderOutcome =
  | { status: 'moved'; from: OrderState }
  | { status: 'unknown-order' }
  /** The order's state does not allow the move. */
  | { status: 'illegal-move'; from: OrderState }
  /** A failed order is reopened, and its goods were sold meanwhile. */
  | { status: 'sold-out'; errors: UserError[] }
  /** A failed order is reopened, and its coupon was used up meanwhile. */
  | { status: 'coupon-unavailable'; errors: UserError[] }

/**
 * Moves an order to a state: stock and payment follow, the move is recorded with its time and cause, and the shopper is
 * notified. Canceling refunds everything. Returning refunds and returns nothing by itself: that is decided item by item.
 */
export async function moveOrder(
  sql: Transaction,
  input: MoveOrderInput,
  ports: OrderMovePorts,
): Promise<MoveOrderOutcome> {
  const { orderId, to, cause, now } = input
  const order = await lockOrder(sql, orderId)
  if (!order) return { status: 'unknown-order' }
  const from = order.state
  const pickup = order.shipping.kind === 'PICKUP'
  if (!isOrderMove(from, to, { pickup })) return { status: 'illegal-move', from }

  if (statesWithoutStock.has(to)) {
    await returnStock(sql, { orderId, cause, now })
    await releaseCoupon(sql, orderId, now)
  }
  if (statesWithoutStock.has(from)) {
    const lines = await lockOrderedGoods(sql, orderId)
    const errors = findShortages(lines)
    if (errors.length > 0) return { status: 'sold-out', errors }
    const couponError = await redeemCouponAgain(sql, orderId, now)
    if (couponError) return { status: 'coupon-unavailable', errors: [couponError] }
    await takeStock(sql, lines, { orderId, cause, now })
    await noteBackordered(sql, orderId, lines)
  }
  await sql.query('UPDATE orders SET state = $2, payment_state = $3 WHERE id = $1', [
    orderId,
    to,
    paymentStateAfter(order, to),
  ])
  await recordOrderMoves(sql, orderId, [{ from, to, cause }], now)
  const refundMinor = (input.refundMinor ?? 0) + (await refundCanceled(sql, order, input, ports))
  await ports.notify(sql, { orderId, about: to, refundMinor, now })
  return { status: 'moved', from }
}

type LockedOrder = Pick<OrderRecord, 'state' | 'paymentState' | 'shipping' | 'payment' | 'totals'>

async function lockOrder(sql: Transaction, id: string): Promise<LockedOrder | undefined> {
  if (!isRandomId(id)) return undefined
  const rows = await sql.query<LockedOrder>(
    `SELECT state, payment_state AS "paymentState", shipping, payment, totals FROM orders
     WHERE id = $1 FOR UPDATE`,
    [id],
  )
  return rows[0]
}

async function lockOrderedGoods(sql: Transaction, orderId: string): Promise<CheckoutLine[]> {
  return sql.query<CheckoutLine>(
    `SELECT i.id, i.variant_id AS "variantId", i.quantity, i.author,
            i.price_minor AS "unitPriceMinor", i.tax_rate AS "taxRate", v.stock, v.backorderable,
            v.active AND p.published AS offered, COALESCE(v.weight_grams, 0) AS "weightGrams",
            GREATEST(COALESCE(v.width_mm, 0), COALESCE(v.length_mm, 0), COALESCE(v.height_mm, 0))
              AS "longestSideMm",
            p.dangerous_goods AS "dangerousGoods"
     FROM order_items i
     JOIN variants v ON v.tenant = i.tenant AND v.id = i.variant_id
     JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
     WHERE i.order_id = $1 ORDER BY v.id FOR NO KEY UPDATE OF v`,
    [orderId],
  )
}

async function noteBackordered(sql: Transaction, orderId: string, lines: readonly CheckoutLine[]) {
  await sql.query(
    `UPDATE order_items i SET backordered = b.pieces
     FROM unnest($2::text[], $3::integer[]) AS b (id, pieces)
     WHERE i.order_id = $1 AND i.id = b.id AND i.backordered <> b.pieces`,
    [orderId, lines.map(({ id }) => id), findBackordered(lines)],
  )
}

/** A canceled order is refunded. */
async function refundCanceled(
  sql: Transaction,
  order: LockedOrder,
  { orderId, to, now }: MoveOrderInput,
  ports: OrderMovePorts,
): Promise<number> {
  if (to !== 'CANCELED') return 0
  const refund = { orderId, amountMinor: order.totals.grandMinor, cause: 'canceled', now }
  return (await ports.requestRefund(sql, refund)).amountMinor
}

/** Payment comes before approval, except where the courier collects it. */
function paymentStateAfter(order: LockedOrder, to: OrderState): OrderRecord['paymentState'] {
  if (to === 'FAILED') return 'FAILED'
  if (to === 'PENDING') return 'PENDING'
  if (to === 'REFUNDED') return 'REFUNDED'
  return to === paidOn[order.payment.kind] ? 'PAID' : order.paymentState
}

const paidOn: Record<PaymentRule['kind'], OrderState> = {
  BANK_TRANSFER: 'APPROVED',
  CARD: 'APPROVED',
  IRIS: 'APPROVED',
  CASH_ON_DELIVERY: 'COMPLETED',
}

/** What changing an order needs of other domains, inside its own transaction. */
export interface OrderMovePorts {
  /** Queues the shopper's notification; it is sent after the transaction commits. */
  notify(sql: Transaction, notifications: OrderNotification): Promise<void>
  /** Requests a refund of a locked order, at most what was paid and is not refunded yet. */
  requestRefund(sql: Transaction, refund: OrderRefundRequest): Promise<{ amountMinor: number }>
}

/** What a shopper is notified of. */
export interface OrderNotification {
  orderId: string
  /** The order's new state, or a refund without a move. */
  about: OrderState | 'REFUND'
  /** The refund that belongs to it; 0 for none. */
  refundMinor: number
  now: Date
}

export interface OrderRefundRequest {
  orderId: string
  amountMinor: number
  cause: string
  now: Date
}

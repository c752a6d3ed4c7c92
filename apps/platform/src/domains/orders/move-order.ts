import type { OrderRecord } from './order-record.js'
import { goesOn, isOrderMove, statesWithoutStock } from './order-states.js'
import type { OrderState } from './order-states.js'
import type { CheckoutLine } from './placing/order-ports.js'
import { findOpenWithdrawals } from './read-withdrawals.js'
import { redeemCouponAgain, releaseCoupon } from './placing/redeem-coupon.js'
import { recordOrderMoves } from './placing/write-order.js'
import { findBackordered, findShortages, returnStock, takeStock } from './stock/take-stock.js'
import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import type { UserError } from '../../foundation/messages/user-error.js'

export interface MoveOrderInput {
  orderId: string
  to: OrderState
  /** The actor, such as `staff`. */
  cause: string
  now: Date
  /** Refund that belongs to the move and was requested already. @default 0 */
  refundMinor?: number
  /** Moves on an order that was withdrawn from, such as when its money comes. @default false */
  despiteWithdrawal?: boolean
}

export type MoveOrderOutcome =
  | { status: 'moved'; from: OrderState }
  | { status: 'unknown-order' }
  /** The order's state does not allow the move. */
  | { status: 'illegal-move'; from: OrderState }
  /** Its shopper has withdrawn from it, or from a part that is still in it. */
  | { status: 'withdrawn'; references: string[] }
  /** A failed order is reopened, or one without goods is paid, but they have been sold. */
  | { status: 'sold-out'; errors: UserError[] }
  /** A failed order is reopened, but its coupon has been used up. */
  | { status: 'coupon-unavailable'; errors: UserError[] }

/**
 * Changes the state of an order: stock and payment follow, the change is recorded with its time and
 * cause, and the shopper is notified. Canceling refunds everything. Returning refunds and restocks
 * nothing by itself: that is decided item by item.
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
  if (goesOn(from, to) && !input.despiteWithdrawal) {
    const references = await findOpenWithdrawals(sql, orderId)
    if (references.length > 0) return { status: 'withdrawn', references }
  }

  if (statesWithoutStock.has(to)) {
    await returnStock(sql, { orderId, cause, now })
    await releaseCoupon(sql, orderId, now)
  }
  const isReopened = statesWithoutStock.has(from)
  const takesStock = to === 'APPROVED' && !order.isReserved
  if (isReopened || takesStock) {
    const lines = await lockOrderedGoods(sql, orderId)
    const errors = findShortages(lines)
    if (errors.length > 0) return { status: 'sold-out', errors }
    const couponError = isReopened ? await redeemCouponAgain(sql, orderId, now) : undefined
    if (couponError) return { status: 'coupon-unavailable', errors: [couponError] }
    // A reopened order is paid at once or not at all: it takes its goods with its money.
    if (takesStock) {
      await takeStock(sql, lines, { orderId, cause, now })
      await noteBackordered(sql, orderId, lines)
    }
  }
  await sql.query(
    `UPDATE orders SET state = $2, payment_state = $3, reserved = $4,
       reserved_until = CASE WHEN $2 IN ('CREATED', 'PENDING') THEN reserved_until END
     WHERE id = $1`,
    [
      orderId,
      to,
      paymentStateAfter(order, to),
      to === 'APPROVED' || (order.isReserved && !isReopened && !statesWithoutStock.has(to)),
    ],
  )
  await recordOrderMoves(sql, orderId, [{ from, to, cause }], now)
  const refundMinor = (input.refundMinor ?? 0) + (await refundCanceled(sql, order, input, ports))
  await ports.notify(sql, { orderId, about: to, refundMinor, now })
  return { status: 'moved', from }
}

type LockedOrder = Pick<
  OrderRecord,
  'state' | 'paymentState' | 'shipping' | 'payment' | 'totals' | 'isReserved'
>

async function lockOrder(sql: Transaction, id: string): Promise<LockedOrder | undefined> {
  if (!isRandomId(id)) return undefined
  const rows = await sql.query<LockedOrder>(
    `SELECT state, payment_state AS "paymentState", shipping, payment, totals,
       reserved AS "isReserved" FROM orders
     WHERE id = $1 FOR UPDATE`,
    [id],
  )
  return rows[0]
}

async function lockOrderedGoods(sql: Transaction, orderId: string): Promise<CheckoutLine[]> {
  return sql.query<CheckoutLine>(
    `SELECT i.id, i.variant_id AS "variantId", i.quantity - i.removed AS quantity, i.author,
            i.price_minor AS "unitPriceMinor", i.tax_rate AS "taxRate", v.stock, v.backorderable,
            v.active AND p.published AS offered, COALESCE(v.weight_grams, 0) AS "weightGrams",
            GREATEST(COALESCE(v.width_mm, 0), COALESCE(v.length_mm, 0), COALESCE(v.height_mm, 0))
              AS "longestSideMm",
            p.dangerous_goods AS "dangerousGoods"
     FROM order_items i
     JOIN variants v ON v.tenant = i.tenant AND v.id = i.variant_id
     JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
     WHERE i.order_id = $1 AND i.quantity > i.removed ORDER BY v.id FOR NO KEY UPDATE OF v`,
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

/** Payment precedes approval, except for cash on delivery. */
function paymentStateAfter(order: LockedOrder, to: OrderState): OrderRecord['paymentState'] {
  if (to === 'FAILED') return 'FAILED'
  if (to === 'PENDING') return 'PENDING'
  if (to === 'REFUNDED') return 'REFUNDED'
  const paidOn = order.payment.kind === 'CASH_ON_DELIVERY' ? 'COMPLETED' : 'APPROVED'
  return to === paidOn ? 'PAID' : order.paymentState
}

/** Effects of order changes in other domains, inside the same transaction. */
export interface OrderMovePorts {
  /** Queues the shopper's notification; it is sent after the transaction commits. */
  notify(sql: Transaction, notifications: OrderNotification): Promise<void>
  /** Requests a refund of a locked order, up to the paid amount that is not refunded yet. */
  requestRefund(sql: Transaction, refund: OrderRefundRequest): Promise<{ amountMinor: number }>
}

/** An event of which a shopper is notified. */
export interface OrderNotification {
  orderId: string
  /** The order's new state, a refund without a move, or another sum to pay. */
  about: OrderState | 'REFUND' | 'CHANGED'
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

import type { Transaction } from '../../../foundation/database/database.js'
import type { OrderState } from '../order-states.js'

/** What an order has to do with money. */
export interface OrderMoney {
  /** Paid to the courier when the order is completed; otherwise before it is approved. */
  paysAtDoor: boolean
  totalMinor: number
  paymentState: 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED'
  /** What goes back. */
  refundMinor: number
}

/** What a move makes of an order's money, told apart from the code that does it. */
export function expectedMoney(
  { paysAtDoor, totalMinor, paymentState, refundMinor }: OrderMoney,
  to: OrderState,
): Pick<OrderMoney, 'paymentState' | 'refundMinor'> {
  if (to === 'PENDING' || to === 'FAILED' || to === 'REFUNDED') {
    return { paymentState: to, refundMinor }
  }
  if (to === (paysAtDoor ? 'COMPLETED' : 'APPROVED')) return { paymentState: 'PAID', refundMinor }
  const goesBack = to === 'CANCELED' && paymentState === 'PAID'
  return { paymentState, refundMinor: goesBack ? totalMinor : refundMinor }
}

export interface OrderFacts extends Pick<OrderMoney, 'paymentState' | 'refundMinor'> {
  state: OrderState
  moves: number
  stock: number
}

/** What the database says of an order under way and of the goods that it holds. */
export async function readOrderFacts(
  sql: Transaction,
  variantId: string,
  orderId: string,
): Promise<OrderFacts> {
  const [row] = await sql.query<OrderFacts>(
    `SELECT o.state,
            (SELECT count(*)::integer FROM order_moves m WHERE m.order_id = o.id) AS moves,
            o.payment_state AS "paymentState",
            (SELECT COALESCE(sum(r.amount_minor), 0)::integer FROM refunds r
             WHERE r.order_id = o.id) AS "refundMinor",
            v.stock
     FROM orders o JOIN variants v ON v.id = $2 WHERE o.id = $1`,
    [orderId, variantId],
  )
  return row!
}

import { moveOrder } from './move-order.js'
import type { OrderMovePorts } from './move-order.js'
import { cancelableStates } from './order-states.js'
import type { OrderState } from './order-states.js'
import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import type { UserError } from '../../foundation/messages/user-error.js'

export interface CancelOrderInput {
  orderId: string
  /** Null for a guest. */
  memberId: string | null
  now: Date
}

/**
 * Cancels an order for its shopper: a member's order for that member, a guest's for any holder of
 * its id. Idempotent.
 *
 * @returns Why it cannot be canceled; undefined when it is.
 */
export async function cancelOrder(
  sql: Transaction,
  { orderId, memberId, now }: CancelOrderInput,
  ports: OrderMovePorts,
): Promise<UserError | undefined> {
  const [order] = isRandomId(orderId)
    ? await sql.query<{ state: OrderState; memberId: string | null }>(
        'SELECT state, member_id AS "memberId" FROM orders WHERE id = $1 FOR UPDATE',
        [orderId],
      )
    : []
  if (!order || (order.memberId !== null && order.memberId !== memberId)) {
    return { code: 'ORDER_NOT_FOUND' }
  }
  if (order.state === 'CANCELED') return undefined
  if (!cancelableStates.has(order.state)) return { code: 'TOO_LATE', reason: 'cancelTooLate' }
  const move = { orderId, to: 'CANCELED', cause: 'shopper', now } as const
  const outcome = await moveOrder(sql, move, ports)
  return outcome.status === 'moved' ? undefined : { code: 'TOO_LATE', reason: 'cancelTooLate' }
}

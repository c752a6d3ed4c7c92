import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import { endOfWithdrawal } from './end-of-withdrawal.js'

export type WithdrawalState = 'OPEN' | 'ENDED' | 'WITHDRAWN' | 'NO_CONTRACT'

/** An order as its shopper may withdraw from it. */
export interface WithdrawalRecord {
  orderId: string
  orderNumber: string
  orderedAt: Date
  name: string
  email: string
  state: WithdrawalState
  /** End of the period; null before delivery. */
  until: Date | null
  items: WithdrawalItemRecord[]
}

export interface WithdrawalItemRecord {
  id: string
  sku: string
  texts: Record<string, { name: string; label: string }>
  ordered: number
  /** Pieces not withdrawn from yet. */
  remainingQuantity: number
}

export interface ReadWithdrawalOptions {
  orderId: string
  now: Date
  /** IANA name: days are counted where the shop is. */
  timeZone: string
  /** Locks it until the transaction ends. @default false */
  isLocked?: boolean
}

interface OrderRow {
  number: string
  state: string
  email: string
  createdAt: Date
  contact: { firstName: string; lastName: string }
}

const endedStates = new Set(['CANCELED', 'FAILED', 'RETURNED', 'REFUNDED'])

/**
 * The items of an order that can be withdrawn from; undefined when the tenant has no such order.
 */
export async function readWithdrawal(
  sql: Transaction,
  { orderId, now, timeZone, isLocked = false }: ReadWithdrawalOptions,
): Promise<WithdrawalRecord | undefined> {
  if (!isRandomId(orderId)) return undefined
  const [order] = await sql.query<OrderRow>(
    `SELECT number, state, email, created_at AS "createdAt", contact FROM orders
     WHERE id = $1 ${isLocked ? 'FOR UPDATE' : ''}`,
    [orderId],
  )
  if (!order) return undefined
  const items = await sql.query<WithdrawalItemRecord>(
    `SELECT i.id, i.sku, i.words AS texts, i.quantity AS ordered,
            (i.quantity - COALESCE(sum(w.quantity), 0))::integer AS "remainingQuantity"
     FROM order_items i LEFT JOIN withdrawn_items w
       ON w.tenant = i.tenant AND w.order_id = i.order_id AND w.item_id = i.id
     WHERE i.order_id = $1 GROUP BY i.id, i.sku, i.words, i.quantity, i.position
     ORDER BY i.position`,
    [orderId],
  )
  const [delivery] = await sql.query<{ at: Date }>(
    `SELECT at FROM order_moves WHERE order_id = $1 AND to_state = 'COMPLETED'
     ORDER BY position DESC LIMIT 1`,
    [orderId],
  )
  const until = delivery ? endOfWithdrawal(delivery.at, timeZone) : null
  return {
    orderId,
    orderNumber: order.number,
    orderedAt: order.createdAt,
    name: `${order.contact.firstName} ${order.contact.lastName}`,
    email: order.email,
    state: stateOf(order.state, items, until, now),
    until,
    items,
  }
}

function stateOf(
  orderState: string,
  items: readonly WithdrawalItemRecord[],
  until: Date | null,
  now: Date,
): WithdrawalState {
  if (items.every(({ remainingQuantity }) => remainingQuantity <= 0)) return 'WITHDRAWN'
  if (endedStates.has(orderState)) return 'NO_CONTRACT'
  return until && now >= until ? 'ENDED' : 'OPEN'
}

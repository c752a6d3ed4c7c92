import { moveOrder } from '../move-order.js'
import type { OrderMovePorts } from '../move-order.js'
import type { OrderRecord } from '../order-record.js'
import { readOrder } from '../read-order.js'
import { returnItems } from '../stock/return-items.js'
import { writeShipment } from '../staff/write-shipment.js'
import type { Transaction } from '../../../foundation/database/database.js'
import { newRandomId } from '../../../foundation/database/random-id.js'
import type { UserError } from '../../../foundation/messages/user-error.js'
import { orderVersion } from './order-link.js'
import type { OrderLink } from './order-link.js'
import { statesAfter } from './order-link-actions.js'

/** OPEN: it can be used. USED: it was, or the order has gone on in another way. */
export type OrderLinkState = 'OPEN' | 'USED' | 'EXPIRED'

export function orderLinkState(link: OrderLink, order: OrderRecord, now: Date): OrderLinkState {
  if (orderVersion(order) !== link.version) return 'USED'
  if (now >= link.expiresAt) return 'EXPIRED'
  return statesAfter(link.action, order) ? 'OPEN' : 'USED'
}

export interface UseOrderLinkInput {
  link: OrderLink
  /** Of the carrier, with SENT. */
  tracking: string | null
  trackingUrl: string | null
  /** Of the person who used it. */
  address: string
  now: Date
}

/**
 * Does what a link says, once, however often it is sent: the order is locked, and its version tells
 * whether the link still belongs to it. The use is recorded with time and address.
 *
 * @returns Why it was not done; undefined when it was, now or before.
 */
export async function useOrderLink(
  sql: Transaction,
  { link, tracking, trackingUrl, address, now }: UseOrderLinkInput,
  ports: OrderMovePorts,
): Promise<UserError | undefined> {
  const { orderId, action } = link
  await sql.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [orderId])
  const order = await readOrder(sql, orderId)
  if (!order) return { code: 'ORDER_NOT_FOUND' }
  const state = orderLinkState(link, order, now)
  if (state === 'EXPIRED') return { code: 'TOO_LATE' }
  if (state === 'USED') return undefined
  if (action === 'SENT') await writeShipment(sql, { orderId, tracking, trackingUrl, now })
  if (action === 'SETTLED') await settle(sql, order, ports, now)
  const states = statesAfter(action, order) ?? []
  for (const [at, to] of states.entries()) {
    const isLast = at === states.length - 1
    const quiet: OrderMovePorts = { ...ports, notify: async () => undefined }
    const move = { orderId, to, cause, now }
    const outcome = await moveOrder(sql, move, isLast ? ports : quiet)
    if (outcome.status === 'moved') continue
    // Thrown, so that the moves before it are rolled back.
    throw new OrderLinkError('errors' in outcome ? outcome.errors[0]! : { code: 'TOO_LATE' })
  }
  await sql.query(
    `INSERT INTO order_link_uses (tenant, id, order_id, action, used_at, address)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4::timestamptz, $5)`,
    [newRandomId(), orderId, action, now.toISOString(), address],
  )
  return undefined
}

/** Thrown inside the transaction, so that it is rolled back. */
export class OrderLinkError extends Error {
  override readonly name = 'OrderLinkError'
  constructor(readonly error: UserError) {
    super(`The link could not be used: ${error.code}.`)
  }
}

const cause = 'staff by mail'

/** Takes out what was withdrawn from and is still in the order. */
async function settle(
  sql: Transaction,
  order: OrderRecord,
  ports: OrderMovePorts,
  now: Date,
): Promise<void> {
  for (const { id, items } of order.withdrawals.filter(({ isOpen }) => isOpen)) {
    const current = (await readOrder(sql, order.id))!
    const pieces = items.flatMap(({ itemId, quantity }) => {
      const item = current.items.find((one) => one.id === itemId)
      const left = Math.min(quantity, item ? item.quantity - item.returned : 0)
      return left > 0 ? [{ itemId, quantity: left, returnedToStock: left }] : []
    })
    if (pieces.length === 0) continue
    const input = { orderId: order.id, items: pieces, requestId: id, cause, now }
    const outcome = await returnItems(sql, input, ports)
    if (outcome.status !== 'returned') throw new OrderLinkError({ code: 'TOO_LATE' })
  }
}

/** A use of a link, for staff. */
export interface OrderLinkUse {
  action: string
  usedAt: Date
  /** Null once it is old. */
  address: string | null
}

/** The uses of an order's links, the oldest first. */
export function readOrderLinkUses(sql: Transaction, orderId: string): Promise<OrderLinkUse[]> {
  return sql.query<OrderLinkUse>(
    `SELECT action, used_at AS "usedAt", address FROM order_link_uses
     WHERE order_id = $1 ORDER BY used_at, id`,
    [orderId],
  )
}

const addressRetentionMs = 30 * 24 * 60 * 60 * 1_000

/** Deletes the addresses of old uses, over all tenants. Runs as background work. */
export async function deleteOrderLinkAddresses(sql: Transaction, now: Date): Promise<void> {
  await sql.query(
    'UPDATE order_link_uses SET address = NULL WHERE address IS NOT NULL AND used_at <= $1::timestamptz',
    [new Date(now.getTime() - addressRetentionMs).toISOString()],
  )
}

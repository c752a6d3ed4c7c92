import { moveOrder } from '../move-order.js'
import type { OrderMovePorts } from '../move-order.js'
import type { OrderItemRecord, OrderRecord } from '../order-record.js'
import type { OrderState } from '../order-states.js'
import { readOrder } from '../read-order.js'
import { removeUnpaid } from './remove-unpaid.js'
import { addStock, readTakenStock } from './take-stock.js'
import type { VariantPieces } from './take-stock.js'
import type { Transaction } from '../../../foundation/database/database.js'

/** Pieces of a line, and how many of them may be sold again. */
export interface ReturnedPieces {
  itemId: string
  quantity: number
  returnedToStock: number
}

export interface ReturnItemsInput {
  orderId: string
  /** Each line once. */
  items: readonly ReturnedPieces[]
  /** The withdrawal request that it belongs to; null without one. */
  requestId: string | null
  /** The actor, such as `staff`. */
  cause: string
  now: Date
}

export type ReturnItemsOutcome =
  | { status: 'returned'; refundMinor: number; state: OrderState }
  | { status: 'unknown-order' }
  /** Nothing is left of the order, or its payment has failed. */
  | { status: 'illegal-state'; state: OrderState }
  /** More pieces than the line has left, or none. */
  | { status: 'too-many'; sku: string; left: number }

/** Not delivered yet: items are removed. */
const beforeHandover: readonly OrderState[] = [
  'CREATED',
  'PENDING',
  'APPROVED',
  'PROCESSING',
  'READY',
]
const afterHandover: readonly OrderState[] = ['SHIPPED', 'COMPLETED']

/**
 * Returns items, or removes them from an order before delivery: sellable ones go to stock, and
 * their price is refunded, or no longer charged where nothing was paid. The last item also refunds
 * shipping and payment fee, as the right of withdrawal requires, and the order becomes returned or
 * canceled.
 */
export async function returnItems(
  sql: Transaction,
  input: ReturnItemsInput,
  ports: OrderMovePorts,
): Promise<ReturnItemsOutcome> {
  const { orderId, now } = input
  await sql.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [orderId])
  const order = await readOrder(sql, orderId)
  if (!order) return { status: 'unknown-order' }
  const { state } = order
  const isHandedOver = afterHandover.includes(state)
  if (!isHandedOver && !beforeHandover.includes(state)) return { status: 'illegal-state', state }
  const lines = input.items.map((pieces) => ({ pieces, item: findItem(order, pieces.itemId) }))
  const over = lines.find(({ pieces, item }) => !isWithin(pieces, item))
  if (over) {
    return { status: 'too-many', sku: over.item.sku, left: over.item.quantity - over.item.returned }
  }

  await writeReturns(sql, input)
  const sellable = lines.map(({ pieces, item }) => ({
    variantId: item.variantId,
    pieces: pieces.returnedToStock,
  }))
  // Backordered pieces were never in stock and cannot be returned to it.
  const held = isHandedOver ? null : await readTakenStock(sql, orderId)
  await addStock(sql, held ? atMost(sellable, held) : sellable, { orderId, cause: 'returned', now })
  const isWhole = order.items.every((item) => {
    const back = lines.find((line) => line.item === item)?.pieces.quantity ?? 0
    return item.returned + back === item.quantity
  })
  const owedMinor = isWhole
    ? order.totals.grandMinor
    : lines.reduce((sum, { pieces, item }) => sum + paidForPieces(item, pieces.quantity), 0)
  const refund = { orderId, amountMinor: owedMinor, cause: 'returned', now }
  const { amountMinor: refundMinor } = await ports.requestRefund(sql, refund)
  if (isWhole) {
    const to = isHandedOver ? 'RETURNED' : 'CANCELED'
    await moveOrder(sql, { orderId, to, cause: input.cause, now, refundMinor }, ports)
    return { status: 'returned', refundMinor, state: to }
  }
  const isToPay = order.paymentState === 'PENDING' && !isHandedOver
  if (isToPay) await removeUnpaid(sql, order, input.items)
  const about = isToPay ? 'CHANGED' : isHandedOver ? 'RETURNED' : 'REFUND'
  await ports.notify(sql, { orderId, about, refundMinor, now })
  return { status: 'returned', refundMinor, state }
}

function findItem(order: OrderRecord, id: string): OrderItemRecord {
  const item = order.items.find((candidate) => candidate.id === id)
  if (!item) throw new Error(`Cannot return: the order has no item ${id}. Read the order first.`)
  return item
}

function isWithin({ quantity, returnedToStock }: ReturnedPieces, item: OrderItemRecord): boolean {
  const left = item.quantity - item.returned
  return quantity >= 1 && quantity <= left && returnedToStock >= 0 && returnedToStock <= quantity
}

function atMost(wanted: readonly VariantPieces[], held: readonly VariantPieces[]) {
  const left = new Map(held.map(({ variantId, pieces }) => [variantId, pieces]))
  return wanted.map(({ variantId, pieces }) => {
    const taken = Math.min(pieces, left.get(variantId) ?? 0)
    left.set(variantId, (left.get(variantId) ?? 0) - taken)
    return { variantId, pieces: taken }
  })
}

async function writeReturns(
  sql: Transaction,
  { orderId, items, requestId, now }: ReturnItemsInput,
) {
  await sql.query(
    `INSERT INTO returned_items (tenant, order_id, item_id, quantity, restocked, at, request_id)
     SELECT current_setting('floga.tenant'), $1, r.item_id, r.quantity, r.restocked,
       $5::timestamptz, $6::text
     FROM unnest($2::text[], $3::integer[], $4::integer[]) AS r (item_id, quantity, restocked)`,
    [
      orderId,
      items.map(({ itemId }) => itemId),
      items.map(({ quantity }) => quantity),
      items.map(({ returnedToStock }) => returnedToStock),
      now.toISOString(),
      requestId,
    ],
  )
}

export interface PaidLine {
  quantity: number
  lineTotalMinor: number
  /** Its share of the order's discount. */
  discountMinor: number
  /** Pieces that were returned before. */
  returned: number
}

/**
 * The price of further items of a line: whether returned one by one or at once, the sum is the
 * line's price, to the cent.
 */
export function paidForPieces(line: PaidLine, pieces: number): number {
  const paidMinor = line.lineTotalMinor - line.discountMinor
  const upTo = (count: number) => Math.floor((paidMinor * count) / line.quantity)
  return upTo(line.returned + pieces) - upTo(line.returned)
}

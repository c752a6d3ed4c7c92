import type { OrderItemRecord, OrderRecord } from '../order-record.js'
import type { Transaction } from '../../../foundation/database/database.js'
import { containedVat } from '../../../foundation/pricing/contained-vat.js'
import type { Totals } from '../../../foundation/pricing/totals.js'

/** A line as it was ordered. */
export type StoredItem = OrderItemRecord & {
  /** Pieces that were taken out before the order was paid. */
  removed: number
}

/** The lines that are charged: without the pieces that were removed before the order was paid. */
export function withoutRemoved(items: readonly StoredItem[]): OrderItemRecord[] {
  return items.flatMap(({ removed, ...item }) =>
    removed === 0 ? [item] : removed === item.quantity ? [] : [withoutPieces(item, removed)],
  )
}

function withoutPieces(item: OrderItemRecord, removed: number): OrderItemRecord {
  const quantity = item.quantity - removed
  const lineTotalMinor = item.priceMinor * quantity
  const discountMinor = Math.floor((item.discountMinor * quantity) / item.quantity)
  return {
    ...item,
    quantity,
    lineTotalMinor,
    discountMinor,
    vatMinor: containedVat(lineTotalMinor - discountMinor, item.taxRate),
    backordered: Math.min(item.backordered, quantity),
    returned: item.returned - removed,
  }
}

/**
 * Takes pieces out of the lines and the sums of an order that is not paid; some of it must be left.
 */
export async function removeUnpaid(
  sql: Transaction,
  order: Pick<OrderRecord, 'id' | 'items' | 'totals'>,
  pieces: readonly { itemId: string; quantity: number }[],
): Promise<void> {
  const left = order.items.flatMap((item) => {
    const out = pieces.find(({ itemId }) => itemId === item.id)?.quantity ?? 0
    return out === item.quantity ? [] : [out === 0 ? item : withoutPieces(item, out)]
  })
  const totals = changedTotals(order, left)
  await sql.query(
    `UPDATE order_items i SET removed = i.removed + p.pieces
     FROM unnest($2::text[], $3::integer[]) AS p (id, pieces)
     WHERE i.order_id = $1 AND i.id = p.id`,
    [order.id, pieces.map(({ itemId }) => itemId), pieces.map(({ quantity }) => quantity)],
  )
  await sql.query('UPDATE orders SET totals = $2::text::jsonb, total_minor = $3 WHERE id = $1', [
    order.id,
    JSON.stringify(totals),
    totals.grandMinor,
  ])
}

/** Shipping and fee stay as they were agreed. */
function changedTotals(
  { items, totals }: Pick<OrderRecord, 'items' | 'totals'>,
  left: readonly OrderItemRecord[],
): Totals {
  const itemsMinor = sumOf(left, 'lineTotalMinor')
  const discountMinor = sumOf(left, 'discountMinor')
  return {
    ...totals,
    itemsMinor,
    discountMinor: 0 - discountMinor,
    vatMinor: totals.vatMinor - sumOf(items, 'vatMinor') + sumOf(left, 'vatMinor'),
    grandMinor: itemsMinor - discountMinor + (totals.shippingMinor ?? 0) + totals.paymentFeeMinor,
  }
}

function sumOf(
  lines: readonly OrderItemRecord[],
  part: 'lineTotalMinor' | 'discountMinor' | 'vatMinor',
): number {
  return lines.reduce((sum, line) => sum + line[part], 0)
}

import type { Transaction } from '../../../foundation/database/database.js'
import type { OrderMovePorts } from '../move-order.js'
import type { OrderRecord } from '../order-record.js'
import { returnItems } from '../stock/return-items.js'
import type { ReturnedPieces, ReturnItemsOutcome } from '../stock/return-items.js'

export interface StaffReturn {
  /** Locked. */
  order: OrderRecord
  /** Pieces by SKU; null for those of the request, or all that are left. */
  pieces: ReadonlyMap<string, number> | null
  /** Of these, pieces by SKU that cannot be sold again. */
  unsellable: ReadonlyMap<string, number>
  /** Reference of the withdrawal that it fulfils. */
  request: string | null
  /** The actor, such as `staff`. */
  cause: string
  now: Date
}

export type StaffReturnOutcome =
  | ReturnItemsOutcome
  /** The order has no withdrawal with that reference. */
  | { status: 'unknown-request' }
  | { status: 'unknown-sku'; sku: string }
  | { status: 'nothing-left' }

/**
 * Returns items of an order: sellable ones to stock, and the amount paid for them to the shopper.
 */
export async function returnByStaff(
  sql: Transaction,
  { order, pieces, unsellable, request, cause, now }: StaffReturn,
  ports: OrderMovePorts,
): Promise<StaffReturnOutcome> {
  const withdrawal = request === null ? null : await findWithdrawal(sql, order, request)
  if (withdrawal === undefined) return { status: 'unknown-request' }
  const known = new Set(order.items.map(({ sku }) => sku))
  const stray = [...(pieces?.keys() ?? []), ...unsellable.keys()].find((sku) => !known.has(sku))
  if (stray !== undefined) return { status: 'unknown-sku', sku: stray }
  const items = chooseItems(order, { pieces, unsellable }, withdrawal)
  if (items.length === 0) return { status: 'nothing-left' }
  const requestId = withdrawal?.id ?? null
  return returnItems(sql, { orderId: order.id, items, requestId, cause, now }, ports)
}

interface FoundWithdrawal {
  id: string
  items: { itemId: string; quantity: number }[]
}

async function findWithdrawal(
  sql: Transaction,
  order: OrderRecord,
  reference: string,
): Promise<FoundWithdrawal | undefined> {
  const items = await sql.query<{ id: string; itemId: string; quantity: number }>(
    `SELECT r.id, w.item_id AS "itemId", w.quantity FROM customer_requests r
     JOIN withdrawn_items w ON w.tenant = r.tenant AND w.request_id = r.id
     WHERE r.reference = $1 AND r.order_id = $2`,
    [reference, order.id],
  )
  const [first] = items
  return first && { id: first.id, items }
}

function chooseItems(
  order: OrderRecord,
  { pieces, unsellable }: Pick<StaffReturn, 'pieces' | 'unsellable'>,
  withdrawal: FoundWithdrawal | null,
): ReturnedPieces[] {
  const chosen = order.items.map(({ id, sku, quantity, returned }) => {
    const asked = pieces
      ? (pieces.get(sku) ?? 0)
      : withdrawal
        ? (withdrawal.items.find(({ itemId }) => itemId === id)?.quantity ?? 0)
        : quantity - returned
    return {
      itemId: id,
      quantity: asked,
      returnedToStock: Math.max(0, asked - (unsellable.get(sku) ?? 0)),
    }
  })
  return chosen.filter(({ quantity }) => quantity > 0)
}

import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import type { OrderState } from './order-states.js'
import { ofOwner, ownerValues } from './order-owner.js'
import type { OrderOwner } from './order-owner.js'
import { readWithdrawals } from './read-withdrawals.js'
import { withoutRemoved } from './stock/remove-unpaid.js'
import type { StoredItem } from './stock/remove-unpaid.js'
import type { OrderMoveRecord, OrderRecord, ShipmentRecord } from './order-record.js'

type OrderRow = Omit<OrderRecord, 'items' | 'moves' | 'shipments' | 'withdrawals'>

const columns = `id, number, state, locale, created_at AS "createdAt", email, currency, contact,
  billing_address AS "billingAddress", shipping_address AS "shippingAddress", invoice, notes,
  terms_version AS "termsVersion", shipping, payment, payment_state AS "paymentState", totals,
  coupon_code AS "couponCode", vat, reserved AS "isReserved", reserved_until AS "reservedUntil"`

/** The order with an id; undefined when the tenant has none. */
export async function readOrder(sql: Transaction, id: string): Promise<OrderRecord | undefined> {
  if (!isRandomId(id)) return undefined
  const rows = await sql.query<OrderRow>(`SELECT ${columns} FROM orders WHERE id = $1`, [id])
  return (await withParts(sql, rows))[0]
}

/** The order that was made with an idempotency key. */
export async function readOrderByKey(
  sql: Transaction,
  key: string,
): Promise<OrderRecord | undefined> {
  if (!/^[\w.:-]{16,100}$/.test(key)) return undefined
  const rows = await sql.query<OrderRow>(
    `SELECT ${columns} FROM orders WHERE idempotency_key = $1`,
    [key],
  )
  return (await withParts(sql, rows))[0]
}

/**
 * Returns the member's order with an id, also one that was placed as a guest; undefined for an
 * unknown, foreign or invalid one alike.
 */
export async function readMemberOrder(
  sql: Transaction,
  owner: OrderOwner,
  id: string,
): Promise<OrderRecord | undefined> {
  const rows = await sql.query<OrderRow>(
    `SELECT ${columns} FROM orders WHERE ${ofOwner} AND id = $3`,
    [...ownerValues(owner), isRandomId(id) ? id : ''],
  )
  return (await withParts(sql, rows))[0]
}

/** A page of a member's orders, those placed as a guest among them, newest first. */
export async function readMemberOrders(
  sql: Transaction,
  owner: OrderOwner,
  page: { first: number; skip: number },
): Promise<{ total: number; nodes: OrderRecord[] }> {
  const rows = await sql.query<OrderRow>(
    `SELECT ${columns} FROM orders WHERE ${ofOwner}
     ORDER BY created_at DESC, id LIMIT $3::integer OFFSET $4::integer`,
    [...ownerValues(owner), page.first, page.skip],
  )
  const [count] = await sql.query<{ total: number }>(
    `SELECT count(*)::integer AS total FROM orders WHERE ${ofOwner}`,
    ownerValues(owner),
  )
  return { total: count!.total, nodes: await withParts(sql, rows) }
}

/** Where a page of orders begins: after this one. */
export interface OrderCursor {
  createdAt: Date
  id: string
}

export interface OrderPageFilter {
  /** Days in the time zone, both included. */
  since: string | undefined
  until: string | undefined
  timeZone: string
  state: OrderState | undefined
  after: OrderCursor | undefined
  limit: number
}

/** A page of the tenant's orders, the oldest first. */
export async function readOrderPage(
  sql: Transaction,
  { since, until, timeZone, state, after, limit }: OrderPageFilter,
): Promise<OrderRecord[]> {
  const rows = await sql.query<OrderRow>(
    `SELECT ${columns} FROM orders
     WHERE ($1::date IS NULL OR created_at >= ($1::date::timestamp AT TIME ZONE $3))
       AND ($2::date IS NULL OR created_at < (($2::date + 1)::timestamp AT TIME ZONE $3))
       AND ($4::text IS NULL OR state = $4)
       AND ($5::timestamptz IS NULL OR (created_at, id) > ($5::timestamptz, $6::text))
     ORDER BY created_at, id LIMIT $7::integer`,
    [
      since ?? null,
      until ?? null,
      timeZone,
      state ?? null,
      after?.createdAt.toISOString() ?? null,
      after?.id ?? null,
      limit,
    ],
  )
  return withParts(sql, rows)
}

/** Orders with ids, in their order. */
export async function readOrdersById(
  sql: Transaction,
  ids: readonly string[],
): Promise<OrderRecord[]> {
  const rows = await sql.query<OrderRow>(
    `SELECT ${columns} FROM orders WHERE id = ANY($1::text[])
     ORDER BY array_position($1::text[], id)`,
    [ids],
  )
  return withParts(sql, rows)
}

type PartOf<Part> = Part & { orderId: string }

async function withParts(sql: Transaction, orders: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (orders.length === 0) return []
  const ids = [orders.map(({ id }) => id)]
  const items = await sql.query<PartOf<StoredItem>>(
    `SELECT i.order_id AS "orderId", i.id, i.variant_id AS "variantId", i.product_id AS "productId",
            i.sku, i.quantity, i.price_minor AS "priceMinor",
            i.line_total_minor AS "lineTotalMinor", i.discount_minor AS "discountMinor", i.vat_minor AS "vatMinor",
            i.tax_rate AS "taxRate", i.words AS texts, i.brand_name AS "brandName", i.kind,
            i.image, i.backordered, i.removed,
            COALESCE((
              SELECT sum(r.quantity)::integer FROM returned_items r
              WHERE r.tenant = i.tenant AND r.order_id = i.order_id AND r.item_id = i.id
            ), 0) AS returned,
            i.quantity - COALESCE((
              SELECT sum(w.quantity)::integer FROM withdrawn_items w
              WHERE w.tenant = i.tenant AND w.order_id = i.order_id AND w.item_id = i.id
            ), 0) AS "notWithdrawn",
            CASE WHEN p.published THEN (
              SELECT json_object_agg(t.key, t.value ->> 'slug') FROM jsonb_each(p.translations) t
            ) END AS slugs
     FROM order_items i LEFT JOIN products p ON p.tenant = i.tenant AND p.id = i.product_id
     WHERE i.order_id = ANY($1::text[]) ORDER BY i.position`,
    ids,
  )
  const moves = await sql.query<PartOf<OrderMoveRecord>>(
    `SELECT order_id AS "orderId", from_state AS "from", to_state AS "to", at, cause
     FROM order_moves WHERE order_id = ANY($1::text[]) ORDER BY position`,
    ids,
  )
  const shipments = await sql.query<PartOf<ShipmentRecord>>(
    `SELECT order_id AS "orderId", id, tracking, tracking_url AS "trackingUrl",
            shipped_at AS "shippedAt"
     FROM shipments WHERE order_id = ANY($1::text[]) ORDER BY shipped_at, id`,
    ids,
  )
  const withdrawals = await readWithdrawals(sql, ids[0]!)
  return orders.map((order) => ({
    ...order,
    items: withoutRemoved(partsOf(order, items)),
    moves: partsOf(order, moves),
    shipments: partsOf(order, shipments),
    withdrawals: partsOf(order, withdrawals),
  }))
}

/** The parts of one order, without its id. */
function partsOf<Part extends { orderId: string }>(
  order: OrderRow,
  parts: readonly Part[],
): Omit<Part, 'orderId'>[] {
  return parts.flatMap(({ orderId, ...part }) => (orderId === order.id ? [part] : []))
}

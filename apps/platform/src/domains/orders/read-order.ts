import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import type {
  OrderItemRecord,
  OrderMoveRecord,
  OrderRecord,
  ShipmentRecord,
} from './order-record.js'

type OrderRow = Omit<OrderRecord, 'items' | 'moves' | 'shipments'>

const columns = `id, number, state, locale, created_at AS "createdAt", email, currency, contact,
  billing_address AS "billingAddress", shipping_address AS "shippingAddress", invoice, notes,
  terms_version AS "termsVersion", shipping, payment, payment_state AS "paymentState", totals,
  coupon_code AS "couponCode", vat`

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

/** The member's order with an id; undefined alike for no order, for another's and for what is no id. */
export async function readMemberOrder(
  sql: Transaction,
  memberId: string,
  id: string,
): Promise<OrderRecord | undefined> {
  const rows = await sql.query<OrderRow>(
    `SELECT ${columns} FROM orders WHERE id = $1 AND member_id = $2`,
    [isRandomId(id) ? id : '', memberId],
  )
  return (await withParts(sql, rows))[0]
}

/** A page of a member's orders, newest first. */
export async function readMemberOrders(
  sql: Transaction,
  memberId: string,
  page: { first: number; skip: number },
): Promise<{ total: number; nodes: OrderRecord[] }> {
  const rows = await sql.query<OrderRow>(
    `SELECT ${columns} FROM orders WHERE member_id = $1
     ORDER BY created_at DESC, id LIMIT $2::integer OFFSET $3::integer`,
    [memberId, page.first, page.skip],
  )
  const [count] = await sql.query<{ total: number }>(
    'SELECT count(*)::integer AS total FROM orders WHERE member_id = $1',
    [memberId],
  )
  return { total: count!.total, nodes: await withParts(sql, rows) }
}

type PartOf<Part> = Part & { orderId: string }

async function withParts(sql: Transaction, orders: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (orders.length === 0) return []
  const ids = [orders.map(({ id }) => id)]
  const items = await sql.query<PartOf<OrderItemRecord>>(
    `SELECT i.order_id AS "orderId", i.id, i.variant_id AS "variantId", i.product_id AS "productId",
            i.sku, i.quantity, i.price_minor AS "priceMinor",
            i.line_total_minor AS "lineTotalMinor", i.discount_minor AS "discountMinor", i.vat_minor AS "vatMinor",
            i.tax_rate AS "taxRate", i.words, i.brand_name AS "brandName", i.kind,
            i.image, i.backordered,
            COALESCE((
              SELECT sum(r.quantity)::integer FROM returned_items r
              WHERE r.tenant = i.tenant AND r.order_id = i.order_id AND r.item_id = i.id
            ), 0) AS returned,
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
  return orders.map((order) => ({
    ...order,
    items: partsOf(order, items),
    moves: partsOf(order, moves),
    shipments: partsOf(order, shipments),
  }))
}

/** The parts of one order, without its id. */
function partsOf<Part extends { orderId: string }>(
  order: OrderRow,
  parts: readonly Part[],
): Omit<Part, 'orderId'>[] {
  return parts.flatMap(({ orderId, ...part }) => (orderId === order.id ? [part] : []))
}

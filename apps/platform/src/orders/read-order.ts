import type { Sql } from '../database/database.js'
import { isUnguessableId } from '../database/unguessable-id.js'
import type {
  OrderItemRecord,
  OrderMoveRecord,
  OrderRecord,
  ShipmentRecord,
} from './order-record.js'

type OrderRow = Omit<OrderRecord, 'items' | 'moves' | 'shipments'>

const columns = `id, number, state, locale, created_at AS "createdAt", email, currency, contact,
  billing_address AS "billingAddress", shipping_address AS "shippingAddress", invoice, notes,
  terms_version AS "termsVersion", shipping, payment, payment_state AS "paymentState", totals`

/** The order with an id; undefined when the tenant has none. */
export async function readOrder(sql: Sql, id: string): Promise<OrderRecord | undefined> {
  if (!isUnguessableId(id)) return undefined
  const rows = await sql.query<OrderRow>(`SELECT ${columns} FROM orders WHERE id = $1`, [id])
  return rows[0] && withParts(sql, rows[0])
}

/** The order that was made with an idempotency key. */
export async function readOrderByKey(sql: Sql, key: string): Promise<OrderRecord | undefined> {
  if (!/^[\w.:-]{16,100}$/.test(key)) return undefined
  const rows = await sql.query<OrderRow>(
    `SELECT ${columns} FROM orders WHERE idempotency_key = $1`,
    [key],
  )
  return rows[0] && withParts(sql, rows[0])
}

async function withParts(sql: Sql, order: OrderRow): Promise<OrderRecord> {
  const items = await sql.query<OrderItemRecord>(
    `SELECT i.id, i.variant_id AS "variantId", i.product_id AS "productId", i.sku, i.quantity,
            i.price_minor AS "priceMinor", i.line_total_minor AS "lineTotalMinor", i.words,
            i.brand_name AS "brandName", i.kind, i.image,
            CASE WHEN p.published THEN (
              SELECT json_object_agg(t.key, t.value ->> 'slug') FROM jsonb_each(p.translations) t
            ) END AS slugs
     FROM order_items i LEFT JOIN products p ON p.tenant = i.tenant AND p.id = i.product_id
     WHERE i.order_id = $1 ORDER BY i.position`,
    [order.id],
  )
  const moves = await sql.query<OrderMoveRecord>(
    `SELECT from_state AS "from", to_state AS "to", at, cause FROM order_moves
     WHERE order_id = $1 ORDER BY position`,
    [order.id],
  )
  const shipments = await sql.query<ShipmentRecord>(
    `SELECT id, tracking, tracking_url AS "trackingUrl", shipped_at AS "shippedAt" FROM shipments
     WHERE order_id = $1 ORDER BY shipped_at, id`,
    [order.id],
  )
  return { ...order, items, moves, shipments }
}

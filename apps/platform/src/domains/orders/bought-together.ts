import type { Transaction } from '../../foundation/database/database.js'

export interface BoughtTogetherOptions {
  productId: string
  /** Most ids returned. */
  first: number
  now: Date
}

/** Fewer would tell of single orders. */
const LEAST_BUYERS = 3

/** The newest of them: what a page costs does not grow with the orders. */
const MOST_ORDERS = 500

const dayMs = 24 * 60 * 60 * 1_000

/** Ids of the products that were ordered together with one within a year, most buyers first. */
export async function boughtTogether(
  sql: Transaction,
  { productId, first, now }: BoughtTogetherOptions,
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT other.product_id AS id
     FROM (
       SELECT DISTINCT o.id, o.created_at, coalesce(o.mailbox, o.id) AS buyer
       FROM order_items item JOIN orders o ON o.tenant = item.tenant AND o.id = item.order_id
       WHERE item.product_id = $1 AND o.created_at > $2::timestamptz
         AND o.state NOT IN ('CANCELED', 'FAILED')
       ORDER BY o.created_at DESC LIMIT ${MOST_ORDERS}
     ) placed
     JOIN order_items other ON other.order_id = placed.id AND other.product_id <> $1
     GROUP BY other.product_id
     HAVING count(DISTINCT placed.buyer) >= ${LEAST_BUYERS}
     ORDER BY count(DISTINCT placed.buyer) DESC, max(placed.created_at) DESC, other.product_id
     LIMIT $3`,
    [productId, new Date(now.getTime() - 365 * dayMs).toISOString(), first],
  )
  return rows.map(({ id }) => id)
}

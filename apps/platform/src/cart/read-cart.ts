import type { Sql } from '../database/database.js'
import { isUnguessableId } from '../database/unguessable-id.js'
import type { CartLineRecord, CartRecord } from './cart-record.js'

type CartRow = Omit<CartRecord, 'lines'>

const cartColumns = `id, version, expires_at AS "expiresAt", country, postal_code AS "postalCode", token,
  member_id AS "memberId"`

/** The cart with an id, finished ones included; undefined when there is none or it has expired. */
export async function readCart(sql: Sql, id: string, now: Date): Promise<CartRecord | undefined> {
  if (!isUnguessableId(id)) return undefined
  const rows = await sql.query<CartRow>(
    `SELECT ${cartColumns} FROM carts WHERE id = $1 AND expires_at > $2::timestamptz`,
    [id, now.toISOString()],
  )
  return rows[0] && withLines(sql, rows[0])
}

/** Like {@link readCart}, and holds the cart against other changes until the transaction ends. Finished carts are left out. */
export async function lockCart(sql: Sql, id: string, now: Date): Promise<CartRecord | undefined> {
  if (!isUnguessableId(id)) return undefined
  const rows = await sql.query<CartRow>(
    `SELECT ${cartColumns} FROM carts
     WHERE id = $1 AND expires_at > $2::timestamptz AND token IS NULL FOR UPDATE`,
    [id, now.toISOString()],
  )
  return rows[0] && withLines(sql, rows[0])
}

async function withLines(sql: Sql, cart: CartRow): Promise<CartRecord> {
  return { ...cart, lines: await readLines(sql, cart.id) }
}

/** The lines in the order they were added. An import never deletes a variant, so that every line finds its own. */
async function readLines(sql: Sql, cartId: string): Promise<CartLineRecord[]> {
  return sql.query<CartLineRecord>(
    `SELECT l.id, l.variant_id AS "variantId", v.product_id AS "productId", l.quantity, l.author,
            l.accepted_price_minor AS "acceptedPriceMinor",
            COALESCE(v.sale_price_minor, v.price_minor) AS "unitPriceMinor",
            p.tax_rate AS "taxRate", v.stock, v.backorderable,
            v.active AND p.published AS offered,
            COALESCE(v.weight_grams, 0) AS "weightGrams",
            p.dangerous_goods AS "dangerousGoods", p.kind
     FROM cart_lines l
     JOIN variants v ON v.tenant = l.tenant AND v.id = l.variant_id
     JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
     WHERE l.cart_id = $1 ORDER BY l.position`,
    [cartId],
  )
}

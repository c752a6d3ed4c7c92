import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import type { CartLineRecord, CartRecord } from './cart-record.js'
import { readCoupon } from './read-coupon.js'

interface CartRow extends Omit<CartRecord, 'lines' | 'saved' | 'coupon'> {
  couponCode: string | null
}

const cartColumns = `id, version, expires_at AS "expiresAt", country, postal_code AS "postalCode", token,
  member_id AS "memberId", next_id AS "nextId", coupon_code AS "couponCode"`

/** The cart with an id, ordered ones included; undefined when there is none or it has expired. */
export async function readCart(
  sql: Transaction,
  id: string,
  now: Date,
): Promise<CartRecord | undefined> {
  if (!isRandomId(id)) return undefined
  const rows = await sql.query<CartRow>(
    `SELECT ${cartColumns} FROM carts WHERE id = $1 AND expires_at > $2::timestamptz`,
    [id, now.toISOString()],
  )
  return rows[0] && withLines(sql, rows[0])
}

/** Like {@link readCart}, and locks the cart until the transaction ends. Ordered carts are left out. */
export async function lockCart(
  sql: Transaction,
  id: string,
  now: Date,
): Promise<CartRecord | undefined> {
  if (!isRandomId(id)) return undefined
  const rows = await sql.query<CartRow>(
    `SELECT ${cartColumns} FROM carts
     WHERE id = $1 AND expires_at > $2::timestamptz AND token IS NULL FOR UPDATE`,
    [id, now.toISOString()],
  )
  return rows[0] && withLines(sql, rows[0])
}

/** Locks a cart, or the one that got its saved lines when it was ordered. */
export async function lockCurrentCart(
  sql: Transaction,
  id: string,
  now: Date,
): Promise<CartRecord | undefined> {
  const open = await lockCart(sql, id, now)
  if (open) return open
  const finished = await readCart(sql, id, now)
  return finished?.nextId ? lockCart(sql, finished.nextId, now) : undefined
}

async function withLines(sql: Transaction, { couponCode, ...cart }: CartRow): Promise<CartRecord> {
  const lines = await readLines(sql, cart.id, 'cart_lines l WHERE l.cart_id = $1')
  const saved = await readLines(
    sql,
    cart.id,
    "cart_inactive_lines l WHERE l.cart_id = $1 AND l.kind = 'SAVED'",
  )
  if (couponCode === null) return { ...cart, coupon: null, lines, saved }
  const { coupon, isEligible } = await readCoupon(sql, couponCode, lines)
  return {
    ...cart,
    coupon,
    lines: lines.map((line) => ({ ...line, isCouponEligible: isEligible(line) })),
    saved,
  }
}

/** The lines in the order they were added. An import never deletes a variant, so that every line has its own. */
async function readLines(
  sql: Transaction,
  cartId: string,
  from: string,
): Promise<CartLineRecord[]> {
  return sql.query<CartLineRecord>(
    `SELECT l.id, l.variant_id AS "variantId", v.product_id AS "productId", l.quantity, l.author,
            l.accepted_price_minor AS "acceptedPriceMinor",
            COALESCE(v.sale_price_minor, v.price_minor) AS "unitPriceMinor",
            p.tax_rate AS "taxRate", v.stock, v.backorderable,
            v.active AND p.published AS offered,
            COALESCE(v.weight_grams, 0) AS "weightGrams",
            GREATEST(COALESCE(v.width_mm, 0), COALESCE(v.length_mm, 0), COALESCE(v.height_mm, 0))
              AS "longestSideMm",
            p.dangerous_goods AS "dangerousGoods", p.kind,
            COALESCE(v.sale_price_minor < v.price_minor, false) AS "isReduced",
            false AS "isCouponEligible"
     FROM (SELECT * FROM ${from}) l
     JOIN variants v ON v.tenant = l.tenant AND v.id = l.variant_id
     JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
     ORDER BY l.position`,
    [cartId],
  )
}

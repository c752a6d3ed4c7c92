import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import * as v from 'valibot'
import { couponTermsSchema } from '../../foundation/pricing/coupon-terms.js'
import type { CouponTerms } from '../../foundation/pricing/coupon-terms.js'
import type { CartCoupon } from '../../foundation/pricing/evaluate-coupon.js'

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

interface CouponRow {
  terms: unknown
  isUsedUp: boolean
}

export interface CouponMatch {
  coupon: CartCoupon
  /** Whether the coupon's categories or products include a line. */
  isEligible: (line: { productId: string }) => boolean
}

/** The coupon of a code, with the lines that it is for. */
export async function readCoupon(
  sql: Transaction,
  code: string,
  lines: readonly { productId: string }[],
): Promise<CouponMatch> {
  const [row] = await sql.query<CouponRow>(
    `SELECT c.terms, COALESCE((
       SELECT count(*) >= c.max_uses FROM coupon_uses u
       WHERE u.code = c.code AND u.released_at IS NULL
     ), false) AS "isUsedUp"
     FROM coupons c WHERE c.code = $1`,
    [code],
  )
  if (!row) return { coupon: { code, terms: null, isUsedUp: false }, isEligible: () => false }
  const terms = v.parse(couponTermsSchema, row.terms)
  const coupon = { code, terms, isUsedUp: row.isUsedUp }
  if (terms.categories.length === 0 && terms.products.length === 0) {
    return { coupon, isEligible: () => true }
  }
  const eligible = await findEligibleProducts(sql, terms, lines)
  return { coupon, isEligible: ({ productId }) => eligible.has(productId) }
}

async function findEligibleProducts(
  sql: Transaction,
  { categories, products }: CouponTerms,
  lines: readonly { productId: string }[],
): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ id: string }>(
    `WITH RECURSIVE meant AS (
       SELECT tenant, id FROM categories WHERE key = ANY($2::text[])
       UNION SELECT c.tenant, c.id FROM categories c
         JOIN meant m ON c.tenant = m.tenant AND c.parent_id = m.id
     )
     SELECT p.id FROM products p
     WHERE p.id = ANY($1::text[]) AND (p.key = ANY($3::text[]) OR EXISTS (
       SELECT 1 FROM product_categories pc JOIN meant m ON m.id = pc.category_id
       WHERE pc.tenant = p.tenant AND pc.product_id = p.id
     ))`,
    [[...new Set(lines.map(({ productId }) => productId))], categories, products],
  )
  return new Set(rows.map(({ id }) => id))
}

/** A cart with the catalogue's current data of its lines. */
export interface CartRecord {
  id: string
  version: number
  expiresAt: Date
  country: string | null
  postalCode: string | null
  /** Id of the order that was placed from it. */
  token: string | null
  /** Whose cart it is; null for a guest's. */
  memberId: string | null
  /** The cart that got the lines saved for later, once this one is ordered. */
  nextId: string | null
  coupon: CartCoupon | null
  lines: CartLineRecord[]
  /** Saved for later: not part of totals and orders. */
  saved: CartLineRecord[]
}

export interface CartLineRecord {
  id: string
  variantId: string
  productId: string
  quantity: number
  author: string | null
  /** With VAT, as the shopper last saw and accepted it. */
  acceptedPriceMinor: number
  /** With VAT, to pay now. */
  unitPriceMinor: number
  /** Per cent. */
  taxRate: number
  stock: number
  backorderable: boolean
  /** The variant and its product are still on offer. */
  offered: boolean
  weightGrams: number
  longestSideMm: number
  dangerousGoods: boolean
  kind: string
  /** Sold below its usual price. */
  isReduced: boolean
  /** The cart's coupon is for it. */
  isCouponEligible: boolean
}

/** Most pieces of one variant that a cart may hold. */
export const maxPieces = 999

/** Most lines of a cart. */
export const maxLines = 200

/** Highest value of a cart's items: within the contract's integers, shipping included. */
export const maxItemsMinor = 1_000_000_000

/** A cart lives this long after the last addition. */
export const cartLifetimeMs = 14 * 24 * 60 * 60 * 1_000

/** Most pieces of a variant that are available. */
export function availablePieces(variant: {
  stock: number
  backorderable: boolean
  offered: boolean
}): number {
  if (!variant.offered) return 0
  return variant.backorderable ? maxPieces : Math.min(variant.stock, maxPieces)
}

/** What changed since a line was added, for the shopper to check. */
export type CartLineIssue =
  | { code: 'NOT_AVAILABLE' }
  | { code: 'INSUFFICIENT_STOCK'; available: number }
  | { code: 'PRICE_CHANGED'; oldPriceMinor: number }

/** The issues of each line by its id; lines of one variant share its stock. */
export function findLineIssues(lines: readonly CartLineRecord[]): Map<string, CartLineIssue[]> {
  const pieces = new Map<string, number>()
  for (const { variantId, quantity } of lines) {
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  }
  return new Map(
    lines.map((line) => [line.id, issuesOf(line, pieces.get(line.variantId) ?? line.quantity)]),
  )
}

function issuesOf(line: CartLineRecord, pieces: number): CartLineIssue[] {
  const available = availablePieces(line)
  if (available === 0) return [{ code: 'NOT_AVAILABLE' }]
  const issues: CartLineIssue[] = []
  if (pieces > available) issues.push({ code: 'INSUFFICIENT_STOCK', available })
  if (line.unitPriceMinor !== line.acceptedPriceMinor) {
    issues.push({ code: 'PRICE_CHANGED', oldPriceMinor: line.acceptedPriceMinor })
  }
  return issues
}

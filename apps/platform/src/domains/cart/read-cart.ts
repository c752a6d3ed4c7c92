import { isPersonKey } from '@floga/platform-contract'
import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import * as v from 'valibot'
import { couponTermsSchema } from '../../foundation/pricing/coupon-terms.js'
import type { CouponTerms } from '../../foundation/pricing/coupon-terms.js'
import { findKeyHolder, findOwner, hashSecret, selectCartOfKey } from './shared/cart-asker.js'
import type { CartAsker } from './shared/cart-asker.js'
import type { CartCoupon } from '../../foundation/pricing/evaluate-coupon.js'

interface CartRow extends Omit<CartRecord, 'asker' | 'lines' | 'saved' | 'coupon'> {
  couponCode: string | null
  sharedCartId: string | null
  keyOnly: boolean
}

const cartColumns = `id, version, expires_at AS "expiresAt", country, postal_code AS "postalCode", token,
  member_id AS "memberId", next_id AS "nextId", coupon_code AS "couponCode",
  shared_cart_id AS "sharedCartId", key_only AS "keyOnly"`

/**
 * The cart that an id or a person's key opens, ordered ones included, with who asks; undefined when there is none or it has
 * expired.
 */
export async function readCart(
  sql: Transaction,
  key: string,
  now: Date,
): Promise<CartRecord | undefined> {
  const found = await findCart(sql, key, now, '')
  return found && withLines(sql, found)
}

/** Like {@link readCart}, and locks the cart until the transaction ends. Ordered carts are left out. */
export async function lockCart(
  sql: Transaction,
  key: string,
  now: Date,
): Promise<CartRecord | undefined> {
  const found = await findCart(sql, key, now, 'AND token IS NULL FOR UPDATE')
  return found && withLines(sql, found)
}

/** Reads a locked cart again, after changes. */
export async function refreshCart(
  sql: Transaction,
  { id, asker }: CartRecord,
): Promise<CartRecord> {
  const cart = await readCartAs(sql, id, asker)
  if (!cart) throw new Error('A locked cart cannot go.')
  return cart
}

/** Counts a change of a locked cart, and reads it again. An addition lets it live longer. */
export async function countChange(
  sql: Transaction,
  { id, asker }: CartRecord,
  { isAddition, now }: { isAddition: boolean; now: Date },
): Promise<CartRecord> {
  const expiresAt = new Date(now.getTime() + cartLifetimeMs)
  const [row] = await sql.query<CartRow>(
    // A shared cart lives at least as long as it is shared.
    `UPDATE carts SET version = version + 1, expires_at = CASE WHEN $3::boolean
       THEN GREATEST(expires_at, $2::timestamptz) ELSE expires_at END
     WHERE id = $1 RETURNING ${cartColumns}`,
    [id, expiresAt.toISOString(), isAddition],
  )
  return withLines(sql, { row: row!, asker })
}

/** A cart by its own id for an asker who is known; undefined when there is none. */
export async function readCartAs(
  sql: Transaction,
  id: string,
  asker: CartAsker,
): Promise<CartRecord | undefined> {
  const [row] = await sql.query<CartRow>(`SELECT ${cartColumns} FROM carts WHERE id = $1`, [id])
  return row && withLines(sql, { row, asker })
}

/** Locks a cart, or the one that got its saved lines when it was ordered, which is the owner's. */
export async function lockCurrentCart(
  sql: Transaction,
  key: string,
  now: Date,
): Promise<CartRecord | undefined> {
  const open = await lockCart(sql, key, now)
  if (open) return open
  const finished = await readCart(sql, key, now)
  const isOwners = finished?.asker.role === 'OWNER'
  return isOwners && finished.nextId !== null ? lockCart(sql, finished.nextId, now) : undefined
}

interface FoundCart {
  row: CartRow
  asker: CartAsker
}

async function findCart(
  sql: Transaction,
  key: string,
  now: Date,
  lock: string,
): Promise<FoundCart | undefined> {
  const isPersons = isPersonKey(key)
  if (!isPersons && !isRandomId(key)) return undefined
  const id = isPersons ? `(${selectCartOfKey})` : '$1'
  const [row] = await sql.query<CartRow>(
    `SELECT ${cartColumns} FROM carts WHERE id = ${id} AND expires_at > $2::timestamptz ${lock}`,
    [isPersons ? hashSecret(key) : key, now.toISOString()],
  )
  if (!row) return undefined
  if (!isPersons) return row.keyOnly ? undefined : { row, asker: await findOwner(sql, row, now) }
  // After the lock: whoever held it before may have removed the person.
  const asker = await findKeyHolder(sql, key, now)
  return asker && { row, asker }
}

async function withLines(sql: Transaction, { row, asker }: FoundCart): Promise<CartRecord> {
  const { couponCode, sharedCartId: _sharedCartId, keyOnly: _keyOnly, ...columns } = row
  const cart = { ...columns, asker }
  const all = await readLines(sql, cart.id)
  const saved = all.filter(({ isSaved }) => isSaved).map(({ isSaved: _isSaved, ...line }) => line)
  const lines = all
    .filter(({ isSaved }) => !isSaved)
    .map(({ isSaved: _isSaved, ...line }) =>
      // What was ordered has the prices that were accepted.
      cart.token === null ? line : { ...line, unitPriceMinor: line.acceptedPriceMinor },
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

const lineColumns = 'tenant, id, variant_id, quantity, author_id, accepted_price_minor, position'

/** The lines in the order they were added. An import never deletes a variant, so that every line has its own. */
async function readLines(
  sql: Transaction,
  cartId: string,
): Promise<(CartLineRecord & { isSaved: boolean })[]> {
  return sql.query<CartLineRecord & { isSaved: boolean }>(
    `SELECT l.is_saved AS "isSaved", l.id, l.variant_id AS "variantId", v.product_id AS "productId", l.quantity,
            a.name AS author, l.author_id AS "authorId",
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
     FROM (
       SELECT false AS is_saved, ${lineColumns} FROM cart_lines WHERE cart_id = $1
       UNION ALL
       SELECT true, ${lineColumns} FROM cart_inactive_lines WHERE cart_id = $1 AND kind = 'SAVED'
     ) l
     JOIN variants v ON v.tenant = l.tenant AND v.id = l.variant_id
     JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
     LEFT JOIN shared_cart_people a ON a.tenant = l.tenant AND a.id = l.author_id
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
  /** Its own, whatever it was asked for with. */
  id: string
  asker: CartAsker
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
  /** Name of who added it to a shared cart. */
  author: string | null
  authorId: string | null
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

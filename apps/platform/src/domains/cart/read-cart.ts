import { isPersonKey } from '@floga/platform-contract'
import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import type { CartCoupon } from '../../foundation/pricing/coupons/evaluate-coupon.js'
import { linesJson } from './cart-lines.js'
import type { CartLineRecord } from './cart-lines.js'
import { readCoupon } from './read-coupon.js'
import { hashSecret, personJson, selectCartOfKey, toActor } from './shared/cart-actor.js'
import type { CartActor, PersonRow } from './shared/cart-actor.js'

interface CartRow extends Omit<CartRecord, 'actor' | 'lines' | 'saved' | 'coupon'> {
  couponCode: string | null
  keyOnly: boolean
  contents: Pick<CartRecord, 'lines' | 'saved'>
}

/** Of a cart `c`, with all that is in it: one statement costs less than two. */
const cartColumns = `c.id, c.version, c.expires_at AS "expiresAt", c.country,
  c.postal_code AS "postalCode", c.token, c.member_id AS "memberId", c.next_id AS "nextId",
  c.coupon_code AS "couponCode", c.checkout_begun_at IS NOT NULL AS "isInCheckout", c.key_only AS "keyOnly",
  (SELECT t.catalogue_version FROM tenants t WHERE t.tenant = c.tenant) AS "catalogueVersion",
  ${linesJson('c.id')} AS contents`

/** By a person's key, whose hash is the first parameter, or the cart's own id; and by the time. */
const openedBy = {
  key: `c.id = (${selectCartOfKey}) AND c.expires_at > $2::timestamptz`,
  id: 'c.id = $1 AND c.expires_at > $2::timestamptz',
}
const lockBy = {
  key: `SELECT c.id FROM carts c WHERE ${openedBy.key} AND c.token IS NULL FOR UPDATE`,
  id: `SELECT c.id FROM carts c WHERE ${openedBy.id} AND c.token IS NULL FOR UPDATE`,
}
const readBy = {
  key: `SELECT ${cartColumns}, ${personJson('p.key_hash = $1')} AS person
    FROM carts c WHERE ${openedBy.key}`,
  id: `SELECT ${cartColumns},
      ${personJson("s.id = c.shared_cart_id AND p.role = 'OWNER'")} AS person
    FROM carts c WHERE ${openedBy.id}`,
}

/**
 * The cart of an id or a person's key, including ordered ones, with the caller; undefined if there
 * is none or it has expired.
 */
export async function readCart(
  sql: Transaction,
  key: string,
  now: Date,
): Promise<CartRecord | undefined> {
  const opening = toOpening(key, now)
  return opening && readOpened(sql, opening, now)
}

/**
 * Like {@link readCart}, and locks the cart until the transaction ends. Ordered carts are not
 * returned.
 */
export async function lockCart(
  sql: Transaction,
  key: string,
  now: Date,
): Promise<CartRecord | undefined> {
  const opening = toOpening(key, now)
  const locked = opening && (await sql.query(lockBy[opening.by], opening.params))
  // Read after the lock: the previous holder may have changed the cart, or removed the person.
  return locked?.length ? readOpened(sql, opening!, now) : undefined
}

/** Reads a locked cart again, after changes. */
export async function refreshCart(
  sql: Transaction,
  { id, actor }: CartRecord,
): Promise<CartRecord> {
  const cart = await readCartAs(sql, id, actor)
  if (!cart) throw new Error('A locked cart cannot go.')
  return cart
}

/** Counts a change of a locked cart, and reads it again. An addition lets it live longer. */
export async function countChange(
  sql: Transaction,
  { id, actor }: CartRecord,
  { isAddition, now }: { isAddition: boolean; now: Date },
): Promise<CartRecord> {
  const expiresAt = new Date(now.getTime() + cartLifetimeMs)
  const [row] = await sql.query<CartRow>(
    // A shared cart lives at least as long as it is shared.
    `UPDATE carts c SET version = version + 1, expires_at = CASE WHEN $3::boolean
       THEN GREATEST(expires_at, $2::timestamptz) ELSE expires_at END
     WHERE id = $1 RETURNING ${cartColumns}`,
    [id, expiresAt.toISOString(), isAddition],
  )
  return toCart(sql, row!, actor)
}

/** A cart by its own id for an actor who is known; undefined when there is none. */
export async function readCartAs(
  sql: Transaction,
  id: string,
  actor: CartActor,
): Promise<CartRecord | undefined> {
  const [row] = await sql.query<CartRow>(`SELECT ${cartColumns} FROM carts c WHERE c.id = $1`, [id])
  return row && toCart(sql, row, actor)
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
  const isOwners = finished?.actor.role === 'OWNER'
  return isOwners && finished.nextId !== null ? lockCart(sql, finished.nextId, now) : undefined
}

interface Opening {
  key: string
  by: keyof typeof openedBy
  params: [name: string, now: string]
}

/** Undefined for a text that opens nothing. */
function toOpening(key: string, now: Date): Opening | undefined {
  const at = now.toISOString()
  if (isPersonKey(key)) return { key, by: 'key', params: [hashSecret(key), at] }
  return isRandomId(key) ? { key, by: 'id', params: [key, at] } : undefined
}

async function readOpened(
  sql: Transaction,
  { key, by, params }: Opening,
  now: Date,
): Promise<CartRecord | undefined> {
  const [found] = await sql.query<CartRow & { person: PersonRow | null }>(readBy[by], params)
  if (!found) return undefined
  const { person, ...row } = found
  const actor = toActor(person, key, now)
  const isOwner = actor.role === 'OWNER'
  if (by === 'id') return row.keyOnly ? undefined : toCart(sql, row, actor)
  // After it ended, only the owner still has the cart.
  const isOver = person === null || (actor.sharedCart?.state === 'ENDED' && !isOwner)
  return isOver ? undefined : toCart(sql, row, actor)
}

async function toCart(sql: Transaction, row: CartRow, actor: CartActor): Promise<CartRecord> {
  const { couponCode, keyOnly: _keyOnly, contents, ...columns } = row
  const { saved } = contents
  // An ordered cart has the accepted prices.
  const lines =
    columns.token === null
      ? contents.lines
      : contents.lines.map((line) => ({ ...line, unitPriceMinor: line.acceptedPriceMinor }))
  const cart = { ...columns, actor, saved }
  if (couponCode === null) return { ...cart, coupon: null, lines }
  const { coupon, isEligible } = await readCoupon(sql, couponCode, lines)
  return {
    ...cart,
    coupon,
    lines: lines.map((line) => ({ ...line, isCouponEligible: isEligible(line) })),
  }
}

/** A cart with the catalogue's current data of its lines. */
export interface CartRecord {
  /** The cart's own id, whatever key was requested. */
  id: string
  actor: CartActor
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
  /** Its checkout has been opened. */
  isInCheckout: boolean
  coupon: CartCoupon | null
  lines: CartLineRecord[]
  /** Of the catalogue that its lines were read from. */
  catalogueVersion: number
  /** Saved for later: not part of totals and orders. */
  saved: CartLineRecord[]
}

/** A cart lives this long after the last addition. */
export const cartLifetimeMs = 14 * 24 * 60 * 60 * 1_000

import { createHash } from 'node:crypto'
import type { Transaction } from '../../foundation/database/database.js'
import { newRandomId } from '../../foundation/database/random-id.js'
import type { UserError } from '../../foundation/words/user-error.js'
import { cartLifetimeMs } from './cart-record.js'
import type { CartRecord } from './cart-record.js'
import { recallAnswer, rememberAnswer } from './stored-answers.js'
import type { CartFilling } from './merge-into-cart.js'
import { findMemberCart, holdMemberCarts } from './member-cart.js'
import { lockCart, lockCurrentCart, readCart } from './read-cart.js'

export interface CartAnswer {
  cart: CartRecord | undefined
  errors: UserError[]
  /** What became of the goods that the change brought along; empty for one that brought none. */
  fillings: CartFilling[]
}

export interface CartCall {
  now: Date
  /** Null starts a cart, or takes the one of the member. */
  cartId: string | null
  /** Whose cart a new one is; a guest's when left out or null. */
  memberId?: string | null
  /** A repeated call with it changes nothing and gets the same answer. */
  mutationId: string | null
  /** What is asked, so that a mutation id cannot stand for two things. */
  asked: readonly (string | number | null)[]
}

/**
 * Applies one change to a locked cart. Returns why it refused, or whether something was added. A refusal that is
 * forgotten is not the answer to the next call of the same name.
 */
export type CartChange = (
  sql: Transaction,
  cart: CartRecord,
) => Promise<
  { refusal: UserError; isForgotten?: boolean } | { added: boolean; fillings?: CartFilling[] }
>

/**
 * Runs a change of a cart: finds and locks it, or starts one, remembers the answer, and counts the version up.
 * Changes of one cart wait for each other, so that differences all count.
 */
export async function changeCart(
  sql: Transaction,
  call: CartCall,
  change: CartChange,
): Promise<CartAnswer> {
  const digest = createHash('sha256').update(JSON.stringify(call.asked)).digest('base64url')
  // A cart's lock already keeps its own calls apart; the ones that start a cart have none yet.
  if (call.cartId === null && call.mutationId !== null) await lockStart(sql, call.mutationId)
  const locked =
    call.cartId === null ? undefined : await lockCurrentCart(sql, call.cartId, call.now)
  if (call.cartId !== null && !locked) return notFound()

  const recalled = await recallAnswer(sql, call, digest)
  if (recalled === 'other') {
    const errors: UserError[] = [{ code: 'KEY_REUSED', field: 'clientMutationId' }]
    return { cart: locked, errors, fillings: [] }
  }
  if (recalled) {
    const cart = await readCart(sql, recalled.cartId, call.now)
    const { errors, fillings } = recalled
    return cart ? { cart, errors, fillings } : notFound()
  }

  const held = locked ?? (await lockMemberCart(sql, call))
  const cart = held ?? newCart(call)
  if (!held) await insertCart(sql, cart)
  const outcome = await change(sql, cart)
  const errors = 'refusal' in outcome ? [outcome.refusal] : []
  const fillings = 'fillings' in outcome ? (outcome.fillings ?? []) : []
  if (!held && errors.length > 0) {
    // Nothing was added: the cart that was to hold it is not kept.
    await sql.query('DELETE FROM carts WHERE id = $1', [cart.id])
    return { cart: undefined, errors, fillings }
  }
  if ('added' in outcome) await countUp(sql, cart, outcome.added, call.now)
  const isForgotten = 'isForgotten' in outcome && outcome.isForgotten === true
  if (!isForgotten) {
    await rememberAnswer(sql, call, { digest, cartId: cart.id, errors, fillings })
  }
  return { cart: await readCart(sql, cart.id, call.now), errors, fillings }
}

/** The member's open cart, where the call names none and comes from a member. */
async function lockMemberCart(sql: Transaction, call: CartCall): Promise<CartRecord | undefined> {
  const { cartId, memberId, now } = call
  if (cartId !== null || !memberId) return undefined
  await holdMemberCarts(sql, memberId, now)
  const id = await findMemberCart(sql, memberId, now)
  return id === undefined ? undefined : lockCart(sql, id, now)
}

function notFound(): CartAnswer {
  const errors: UserError[] = [{ code: 'CART_NOT_FOUND', field: 'cartId' }]
  return { cart: undefined, errors, fillings: [] }
}

function newCart({ memberId, now }: CartCall): CartRecord {
  return {
    id: newRandomId(),
    version: 0,
    expiresAt: new Date(now.getTime() + cartLifetimeMs),
    country: null,
    postalCode: null,
    token: null,
    memberId: memberId ?? null,
    nextId: null,
    coupon: null,
    lines: [],
    saved: [],
  }
}

async function insertCart(sql: Transaction, cart: CartRecord): Promise<void> {
  await sql.query(
    `INSERT INTO carts (tenant, id, version, expires_at, member_id)
     VALUES (current_setting('floga.tenant'), $1, 0, $2::timestamptz, $3)`,
    [cart.id, cart.expiresAt.toISOString(), cart.memberId],
  )
}

async function countUp(
  sql: Transaction,
  cart: CartRecord,
  added: boolean,
  now: Date,
): Promise<void> {
  const expiresAt = added ? new Date(now.getTime() + cartLifetimeMs) : cart.expiresAt
  await sql.query(
    'UPDATE carts SET version = version + 1, expires_at = $2::timestamptz WHERE id = $1',
    [cart.id, expiresAt.toISOString()],
  )
}

async function lockStart(sql: Transaction, mutationId: string): Promise<void> {
  await sql.query(
    `SELECT pg_advisory_xact_lock(
       hashtextextended(current_setting('floga.tenant') || ' cart ' || $1::text, 0))`,
    [mutationId],
  )
}

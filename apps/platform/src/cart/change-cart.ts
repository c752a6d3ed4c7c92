import { createHash } from 'node:crypto'
import type { Sql } from '../database/database.js'
import { newUnguessableId } from '../database/unguessable-id.js'
import type { Refusal } from '../messages/refusal.js'
import { cartLifetimeMs } from './cart-record.js'
import type { CartRecord } from './cart-record.js'
import { recallAnswer, rememberAnswer } from './cart-memory.js'
import { lockCart, readCart } from './read-cart.js'

export interface CartAnswer {
  cart: CartRecord | undefined
  errors: Refusal[]
}

export interface CartCall {
  now: Date
  /** Null starts a cart. */
  cartId: string | null
  /** A repeated call with it changes nothing and gets the same answer. */
  mutationId: string | null
  /** What is asked, so that a mutation id cannot stand for two things. */
  asked: readonly (string | number | null)[]
}

/** Applies one change to a locked cart. Returns why it refused, or whether something was added. */
export type CartChange = (
  sql: Sql,
  cart: CartRecord,
) => Promise<{ refusal: Refusal } | { added: boolean }>

/**
 * Runs a change of a cart: finds and locks it, or starts one, remembers the answer, and counts the version up.
 * Changes of one cart wait for each other, so that differences all count.
 */
export async function changeCart(
  sql: Sql,
  call: CartCall,
  change: CartChange,
): Promise<CartAnswer> {
  const digest = createHash('sha256').update(JSON.stringify(call.asked)).digest('base64url')
  // A cart's lock already keeps its own calls apart; the ones that start a cart have none yet.
  if (call.cartId === null && call.mutationId !== null) await lockStart(sql, call.mutationId)
  const locked = call.cartId === null ? undefined : await lockCart(sql, call.cartId, call.now)
  if (call.cartId !== null && !locked) return notFound()

  const recalled = await recallAnswer(sql, call, digest)
  if (recalled === 'other') {
    return { cart: locked, errors: [{ code: 'KEY_REUSED', field: 'clientMutationId' }] }
  }
  if (recalled) {
    const cart = await readCart(sql, recalled.cartId, call.now)
    return cart ? { cart, errors: recalled.errors } : notFound()
  }

  const cart = locked ?? newCart(call.now)
  if (!locked) await insertCart(sql, cart)
  const outcome = await change(sql, cart)
  const errors = 'refusal' in outcome ? [outcome.refusal] : []
  if (!locked && errors.length > 0) {
    // Nothing was added: the cart that was to hold it is not kept.
    await sql.query('DELETE FROM carts WHERE id = $1', [cart.id])
    return { cart: undefined, errors }
  }
  if ('added' in outcome) await countUp(sql, cart, outcome.added, call.now)
  await rememberAnswer(sql, call, { digest, cartId: cart.id, errors })
  return { cart: await readCart(sql, cart.id, call.now), errors }
}

function notFound(): CartAnswer {
  return { cart: undefined, errors: [{ code: 'CART_NOT_FOUND', field: 'cartId' }] }
}

function newCart(now: Date): CartRecord {
  return {
    id: newUnguessableId(),
    version: 0,
    expiresAt: new Date(now.getTime() + cartLifetimeMs),
    country: null,
    postalCode: null,
    token: null,
    lines: [],
  }
}

async function insertCart(sql: Sql, cart: CartRecord): Promise<void> {
  await sql.query(
    `INSERT INTO carts (tenant, id, version, expires_at)
     VALUES (current_setting('floga.tenant'), $1, 0, $2::timestamptz)`,
    [cart.id, cart.expiresAt.toISOString()],
  )
}

async function countUp(sql: Sql, cart: CartRecord, added: boolean, now: Date): Promise<void> {
  const expiresAt = added ? new Date(now.getTime() + cartLifetimeMs) : cart.expiresAt
  await sql.query(
    'UPDATE carts SET version = version + 1, expires_at = $2::timestamptz WHERE id = $1',
    [cart.id, expiresAt.toISOString()],
  )
}

async function lockStart(sql: Sql, mutationId: string): Promise<void> {
  await sql.query(
    `SELECT pg_advisory_xact_lock(
       hashtextextended(current_setting('floga.tenant') || ' cart ' || $1::text, 0))`,
    [mutationId],
  )
}

import { createHash } from 'node:crypto'
import type { Transaction } from '../../foundation/database/database.js'
import { newRandomId } from '../../foundation/database/random-id.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import {
  cartLifetimeMs,
  countChange,
  lockCart,
  lockCurrentCart,
  readCart,
  refreshCart,
} from './read-cart.js'
import type { CartRecord } from './read-cart.js'
import type { MergeResult } from './add-items.js'
import { checkCartAction, explainMissingLine } from './shared/check-cart-action.js'
import type { CartAction } from './shared/check-cart-action.js'
import { addSharedCartEvents, toChangeEvents } from './shared/shared-cart-events.js'

export interface CartResult {
  cart: CartRecord | undefined
  errors: UserError[]
  /** Results for merged items; empty for other changes. */
  mergeResults: MergeResult[]
}

export interface ChangeCartOptions {
  now: Date
  /** Its own id or a person's key; null starts a cart, or takes the one of the member. */
  cartId: string | null
  action: CartAction
  /** Owner of a new cart; a guest's when null or undefined. */
  memberId?: string | null
  /** A repeated call with the same id changes nothing and returns the same response. */
  mutationId: string | null
  /** The request's content, so that a mutation id cannot be reused for another change. */
  fingerprint: readonly (string | number | null)[]
}

/**
 * Applies one change to a locked cart. Returns why it was rejected, or whether something was added.
 * A temporary error is not stored as the response to a repeated call.
 */
export type CartUpdate = (
  sql: Transaction,
  cart: CartRecord,
) => Promise<
  { error: UserError; isTemporary?: boolean } | { added: boolean; mergeResults?: MergeResult[] }
>

/**
 * Runs a change of a cart: finds and locks it, or creates one, stores the response, and increments
 * the version. Changes of one cart wait for each other, so that differences add up.
 */
export async function changeCart(
  sql: Transaction,
  call: ChangeCartOptions,
  change: CartUpdate,
): Promise<CartResult> {
  const digest = createHash('sha256').update(JSON.stringify(call.fingerprint)).digest('base64url')
  // Calls for one cart are serialized by its lock; those that start a cart have none yet.
  if (call.cartId === null && call.mutationId !== null) await lockMutation(sql, call.mutationId)
  const locked =
    call.cartId === null ? undefined : await lockCurrentCart(sql, call.cartId, call.now)
  if (call.cartId !== null && !locked) return notFound()

  const name = { scope: toScope(call, locked), mutationId: call.mutationId }
  const stored = await readStoredAnswer(sql, name, digest)
  if (stored === 'other') {
    const errors: UserError[] = [{ code: 'KEY_REUSED', field: 'clientMutationId' }]
    return { cart: locked, errors, mergeResults: [] }
  }
  if (stored) {
    const isSame = locked?.id === stored.cartId
    const cart = isSame ? locked : await readCart(sql, stored.cartId, call.now)
    const { errors, mergeResults } = stored
    return cart ? { cart, errors, mergeResults } : notFound()
  }

  const held = locked ?? (await lockMemberCart(sql, call))
  const cart = held ?? newCart(call)
  if (!held) await insertCart(sql, cart)
  const outcome = await tryChange(sql, cart, call, change)
  const errors = 'error' in outcome ? [outcome.error] : []
  const mergeResults = 'mergeResults' in outcome ? (outcome.mergeResults ?? []) : []
  if (!held && errors.length > 0) {
    // Nothing was added: the new cart is deleted.
    await sql.query('DELETE FROM carts WHERE id = $1', [cart.id])
    return { cart: undefined, errors, mergeResults }
  }
  const isTemporary = 'isTemporary' in outcome && outcome.isTemporary === true
  if (!isTemporary) {
    await storeAnswer(sql, name, { digest, cartId: cart.id, errors, mergeResults })
  }
  if (!('added' in outcome)) return { cart: await refreshCart(sql, cart), errors, mergeResults }
  const changed = await countChange(sql, cart, { isAddition: outcome.added, now: call.now })
  await recordChange(sql, { before: cart, after: changed }, call)
  return { cart: changed, errors, mergeResults }
}

/** Applies the change if the actor may make it; on a missing line, returns who removed it. */
async function tryChange(
  sql: Transaction,
  cart: CartRecord,
  { action }: ChangeCartOptions,
  change: CartUpdate,
): ReturnType<CartUpdate> {
  const rejection = await checkCartAction(sql, cart, action)
  if (!rejection) {
    const outcome = await change(sql, cart)
    if (!('error' in outcome)) return outcome
    return { ...outcome, error: await explainMissingLine(sql, cart, outcome.error) }
  }
  if (rejection.code !== 'CART_LOCKED' || action.kind !== 'add' || !action.whenLocked) {
    return { error: rejection }
  }
  return { error: (await action.whenLocked(sql, cart)) ?? rejection }
}

/** Notifies the other members of a shared cart. */
async function recordChange(
  sql: Transaction,
  { before, after }: { before: CartRecord; after: CartRecord },
  { action, now }: ChangeCartOptions,
): Promise<void> {
  const { sharedCart } = before.actor
  if (sharedCart?.state !== 'OPEN') return
  const events = toChangeEvents(before, after, action)
  if (events.length === 0) return
  const revision = await addSharedCartEvents(sql, sharedCart.id, events, now)
  after.actor = { ...after.actor, sharedCart: { ...sharedCart, revision } }
}

/** Scope of mutation ids, as a hash: keys are not stored. */
function toScope({ cartId }: ChangeCartOptions, locked: CartRecord | undefined): string {
  if (cartId === null || !locked) return ''
  const { actor } = locked
  return actor.key === locked.id ? cartId : (actor.person?.id ?? cartId)
}

/** The member's open cart, if the call names none and comes from a member. */
async function lockMemberCart(
  sql: Transaction,
  call: ChangeCartOptions,
): Promise<CartRecord | undefined> {
  const { cartId, memberId, now } = call
  if (cartId !== null || !memberId) return undefined
  await lockMemberCarts(sql, memberId, now)
  const id = await findMemberCart(sql, memberId, now)
  return id === undefined ? undefined : lockCart(sql, id, now)
}

function notFound(): CartResult {
  const errors: UserError[] = [{ code: 'CART_NOT_FOUND', field: 'cartId' }]
  return { cart: undefined, errors, mergeResults: [] }
}

function newCart({ memberId, now }: ChangeCartOptions): CartRecord {
  const id = newRandomId()
  return {
    id,
    actor: { key: id, role: 'OWNER', person: null, sharedCart: null },
    version: 0,
    expiresAt: new Date(now.getTime() + cartLifetimeMs),
    country: null,
    postalCode: null,
    token: null,
    memberId: memberId ?? null,
    nextId: null,
    isInCheckout: false,
    coupon: null,
    catalogueVersion: 0,
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

async function lockMutation(sql: Transaction, mutationId: string): Promise<void> {
  await sql.query(
    `SELECT pg_advisory_xact_lock(
       hashtextextended(current_setting('floga.tenant') || ' cart ' || $1::text, 0))`,
    [mutationId],
  )
}

/** Identifies a repeated call. */
interface MutationName {
  /** Empty for an addition that starts a cart. */
  scope: string
  mutationId: string | null
}

export interface StoredAnswer {
  digest: string
  cartId: string
  errors: UserError[]
  mergeResults: MergeResult[]
}

/** The stored response to a call; `other` if its id was used for another change. */
async function readStoredAnswer(
  sql: Transaction,
  { scope, mutationId }: MutationName,
  digest: string,
): Promise<StoredAnswer | 'other' | undefined> {
  if (mutationId === null) return undefined
  const [known] = await sql.query<StoredAnswer>(
    `SELECT digest, cart_id AS "cartId", errors, merge_results AS "mergeResults" FROM cart_mutations
     WHERE scope = $1 AND mutation_id = $2`,
    [scope, mutationId],
  )
  if (!known) return undefined
  return known.digest === digest ? known : 'other'
}

/** Number of a cart's responses stored for retries. */
export const storedAnswersLimit = 100

/**
 * Stores a response for as long as its cart exists; of those with a caller's id, only the latest.
 */
async function storeAnswer(
  sql: Transaction,
  { scope, mutationId }: MutationName,
  answer: StoredAnswer,
): Promise<void> {
  if (mutationId === null) return
  await sql.query(
    `INSERT INTO cart_mutations (tenant, scope, mutation_id, digest, cart_id, errors, merge_results)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb)`,
    [
      scope,
      mutationId,
      answer.digest,
      answer.cartId,
      JSON.stringify(answer.errors),
      JSON.stringify(answer.mergeResults),
    ],
  )
  // The platform's own names have a blank: carts that were merged or renewed stay so.
  await sql.query(
    `DELETE FROM cart_mutations WHERE cart_id = $1 AND mutation_id IN (
       SELECT mutation_id FROM cart_mutations WHERE cart_id = $1 AND position(' ' IN mutation_id) = 0
       ORDER BY created_at DESC, mutation_id OFFSET $2)`,
    [answer.cartId, storedAnswersLimit],
  )
}

/** Id of the member's open cart; undefined when there is none. */
export async function findMemberCart(
  sql: Transaction,
  memberId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await sql.query<{ id: string }>(
    `SELECT id FROM carts
     WHERE member_id = $1 AND token IS NULL AND expires_at > $2::timestamptz`,
    [memberId, now.toISOString()],
  )
  return row?.id
}

/**
 * Locks a member's carts until the transaction ends, so that no other transaction assigns one, and
 * detaches an expired one: a member has one open cart at a time.
 */
export async function lockMemberCarts(
  sql: Transaction,
  memberId: string,
  now: Date,
): Promise<void> {
  await sql.query(
    `SELECT pg_advisory_xact_lock(
       hashtextextended(current_setting('floga.tenant') || ' cart of ' || $1::text, 0))`,
    [memberId],
  )
  await sql.query(
    `UPDATE carts SET member_id = NULL
     WHERE member_id = $1 AND token IS NULL AND expires_at <= $2::timestamptz`,
    [memberId, now.toISOString()],
  )
}

import type { Transaction } from '../../../foundation/database/database.js'
import { newRandomId } from '../../../foundation/database/random-id.js'
import { lockCart } from '../read-cart.js'
import type { CartRecord } from '../read-cart.js'
import { hashSecret } from './cart-actor.js'
import { changeSharedCart } from './change-shared-cart.js'
import type { SharedCartCall, SharedCartResult } from './change-shared-cart.js'
import { addSharedCartEvents } from './shared-cart-events.js'

/** How long a cart is shared, and a link works, from when it was made or renewed. */
const sharedForMs = 30 * 24 * 60 * 60 * 1_000

/** Most links of a cart that work. */
const maxInvitations = 20

export interface ShareCartInput extends SharedCartCall {
  /** The owner's, checked. */
  name: string
  role: 'EDITOR' | 'VIEWER'
}

/** Shares a cart and makes the first link; of a cart that is shared already, only makes a link. */
export async function shareCart(
  sql: Transaction,
  input: ShareCartInput,
): Promise<SharedCartResult> {
  const { cartId, name, role, now } = input
  const cart = await lockCart(sql, cartId, now)
  if (!cart) return { key: null, error: { code: 'CART_NOT_FOUND', field: 'cartId' } }
  if (cart.actor.role !== 'OWNER') return { key: cartId, error: { code: 'NOT_ALLOWED' } }
  if (cart.actor.sharedCart?.state === 'OPEN') return inviteToSharedCart(sql, input)
  const { id, ownerId } = await openSharedCart(sql, cart, { name, now })
  const secret = await addInvitation(sql, id, role, now)
  await addSharedCartEvents(sql, id, [{ kind: 'SHARED', personId: ownerId }], now)
  return { key: cartId, secret }
}

/** Makes another link. */
export async function inviteToSharedCart(
  sql: Transaction,
  input: SharedCartCall & { role: 'EDITOR' | 'VIEWER' },
): Promise<SharedCartResult> {
  const { role, now } = input
  return changeSharedCart(sql, input, ['OWNER'], async ({ sharedCart: { id }, person }) => {
    const working = await sql.query(
      `SELECT 1 FROM shared_cart_invitations
       WHERE shared_cart_id = $1 AND revoked_at IS NULL AND expires_at > $2::timestamptz`,
      [id, now.toISOString()],
    )
    if (working.length >= maxInvitations) return { error: { code: 'LIMIT_REACHED' } }
    const secret = await addInvitation(sql, id, role, now)
    await addSharedCartEvents(sql, id, [{ kind: 'INVITED', personId: person.id }], now)
    return { secret }
  })
}

/** Revokes a link; people who joined with it stay. */
export async function revokeInvitation(
  sql: Transaction,
  input: SharedCartCall & { invitationId: string },
): Promise<SharedCartResult> {
  const { invitationId, now } = input
  return changeSharedCart(sql, input, ['OWNER'], async ({ sharedCart: { id }, person }) => {
    const revoked = await sql.query(
      `UPDATE shared_cart_invitations SET revoked_at = $3::timestamptz
       WHERE shared_cart_id = $1 AND id = $2 AND revoked_at IS NULL RETURNING id`,
      [id, invitationId, now.toISOString()],
    )
    if (revoked.length === 0) return { error: { code: 'NOT_FOUND', field: 'invitationId' } }
    await addSharedCartEvents(sql, id, [{ kind: 'REVOKED', personId: person.id }], now)
    return {}
  })
}

/** Shares the cart for 30 more days; so long its links work. */
export async function renewSharedCart(
  sql: Transaction,
  input: SharedCartCall,
): Promise<SharedCartResult> {
  const { now } = input
  return changeSharedCart(sql, input, ['OWNER'], async ({ cart, sharedCart: { id }, person }) => {
    const until = toEnd(now)
    await sql.query('UPDATE shared_carts SET expires_at = $2::timestamptz WHERE id = $1', [
      id,
      until,
    ])
    await sql.query(
      `UPDATE shared_cart_invitations SET expires_at = $2::timestamptz
       WHERE shared_cart_id = $1 AND revoked_at IS NULL`,
      [id, until],
    )
    await extendCart(sql, cart.id, until)
    await addSharedCartEvents(sql, id, [{ kind: 'RENEWED', personId: person.id }], now)
    return {}
  })
}

/** Starts sharing a cart, or shares it again; its lines are the owner's. */
async function openSharedCart(
  sql: Transaction,
  cart: CartRecord,
  { name, now }: { name: string; now: Date },
): Promise<{ id: string; ownerId: string }> {
  const until = toEnd(now)
  await extendCart(sql, cart.id, until)
  const { sharedCart, person } = cart.actor
  if (sharedCart && person) {
    await sql.query(
      `UPDATE shared_carts SET state = 'OPEN', closed_at = NULL, expires_at = $2::timestamptz
       WHERE id = $1`,
      [sharedCart.id, until],
    )
    // People of an expired cart have to be invited again.
    await sql.query(
      `UPDATE shared_cart_people SET left_at = $2::timestamptz, end_reason = 'EXPIRED'
       WHERE shared_cart_id = $1 AND role <> 'OWNER' AND left_at IS NULL`,
      [sharedCart.id, now.toISOString()],
    )
    return { id: sharedCart.id, ownerId: person.id }
  }
  const id = newRandomId()
  const ownerId = newRandomId()
  await sql.query(
    `INSERT INTO shared_carts (tenant, id, cart_id, state, expires_at, created_at)
     VALUES (current_setting('floga.tenant'), $1, $2, 'OPEN', $3::timestamptz, $4::timestamptz)`,
    [id, cart.id, until, now.toISOString()],
  )
  await sql.query(
    `INSERT INTO shared_cart_people (tenant, shared_cart_id, id, role, name, member_id, joined_at)
     VALUES (current_setting('floga.tenant'), $1, $2, 'OWNER', $3, $4, $5::timestamptz)`,
    [id, ownerId, name, cart.memberId, now.toISOString()],
  )
  await sql.query('UPDATE carts SET shared_cart_id = $2, version = version + 1 WHERE id = $1', [
    cart.id,
    id,
  ])
  await sql.query('UPDATE cart_lines SET author_id = $2 WHERE cart_id = $1', [cart.id, ownerId])
  await sql.query('UPDATE cart_inactive_lines SET author_id = $2 WHERE cart_id = $1', [
    cart.id,
    ownerId,
  ])
  return { id, ownerId }
}

/** Creates a link. @returns its secret, of which only the hash is stored. */
async function addInvitation(
  sql: Transaction,
  sharedCartId: string,
  role: 'EDITOR' | 'VIEWER',
  now: Date,
): Promise<string> {
  const secret = newRandomId()
  await sql.query(
    `INSERT INTO shared_cart_invitations
       (tenant, shared_cart_id, id, secret_hash, role, expires_at, created_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5::timestamptz, $6::timestamptz)`,
    [sharedCartId, newRandomId(), hashSecret(secret), role, toEnd(now), now.toISOString()],
  )
  return secret
}

async function extendCart(sql: Transaction, cartId: string, until: string): Promise<void> {
  await sql.query(
    'UPDATE carts SET expires_at = GREATEST(expires_at, $2::timestamptz) WHERE id = $1',
    [cartId, until],
  )
}

function toEnd(now: Date): string {
  return new Date(now.getTime() + sharedForMs).toISOString()
}

import type { Transaction } from '../../../foundation/database/database.js'
import { readCart } from '../read-cart.js'
import type { SharedCartStatus } from './cart-actor.js'
import { closeSharedCart } from './close-shared-cart.js'
import { changeSharedCart } from './change-shared-cart.js'
import type { SharedCartCall, SharedCartResult } from './change-shared-cart.js'
import { addSharedCartEvents } from './shared-cart-events.js'

/** How long an order may take before others change the cart again. */
const lockMs = 15 * 60_000

/**
 * A lock that has more than this left is not renewed, so that the steps of a checkout do not fill
 * the log.
 */
const renewBelowMs = 10 * 60_000

/** Locks a shared cart for its owner, or for longer. */
export async function lockSharedCart(
  sql: Transaction,
  input: SharedCartCall,
): Promise<SharedCartResult> {
  const { cartId, now } = input
  const isLong = ({ lockedUntil }: SharedCartStatus) =>
    (lockedUntil?.getTime() ?? 0) - now.getTime() > renewBelowMs
  // Each step of a checkout calls it: most calls only read, and block nothing.
  const { actor } = (await readCart(sql, cartId, now)) ?? {}
  if (actor?.role === 'OWNER' && actor.sharedCart && isLong(actor.sharedCart)) {
    return { key: cartId }
  }
  return changeSharedCart(sql, input, ['OWNER'], async ({ sharedCart, person }) => {
    if (isLong(sharedCart)) return {}
    await sql.query('UPDATE shared_carts SET locked_until = $2::timestamptz WHERE id = $1', [
      sharedCart.id,
      new Date(now.getTime() + lockMs).toISOString(),
    ])
    await addSharedCartEvents(sql, sharedCart.id, [{ kind: 'LOCKED', personId: person.id }], now)
    return {}
  })
}

/** Unlocks a locked cart. */
export async function unlockSharedCart(
  sql: Transaction,
  input: SharedCartCall,
): Promise<SharedCartResult> {
  return changeSharedCart(sql, input, ['OWNER'], async ({ sharedCart, person }) => {
    if (sharedCart.lockedUntil === null) return {}
    await sql.query('UPDATE shared_carts SET locked_until = NULL WHERE id = $1', [sharedCart.id])
    const event = { kind: 'UNLOCKED', personId: person.id } as const
    await addSharedCartEvents(sql, sharedCart.id, [event], input.now)
    return {}
  })
}

/** Ends the sharing: the cart is the owner's alone. */
export async function endSharedCart(
  sql: Transaction,
  input: SharedCartCall,
): Promise<SharedCartResult> {
  return changeSharedCart(sql, input, ['OWNER'], async ({ cart }) => {
    await closeSharedCart(sql, { cartId: cart.id, kind: 'ENDED', isByOwner: true, now: input.now })
    return {}
  })
}

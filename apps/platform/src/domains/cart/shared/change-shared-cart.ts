import type { Transaction } from '../../../foundation/database/database.js'
import type { UserError } from '../../../foundation/messages/user-error.js'
import { lockCart } from '../read-cart.js'
import type { CartRecord } from '../read-cart.js'
import type { SharedCartStatus } from './cart-actor.js'

/** The result of changing a shared cart. */
export interface SharedCartResult {
  /** The actor's current key; null once they have left. */
  key: string | null
  error?: UserError | undefined
  /** A new key of the actor. */
  newKey?: string
  ownCartId?: string | null
  secret?: string
}

export interface LockedSharedCart {
  cart: CartRecord
  sharedCart: SharedCartStatus
  person: { id: string; name: string }
}

export interface SharedCartCall {
  /** The cart's own id, or a person's key. */
  cartId: string
  now: Date
}

/** Runs a change of a shared cart that the actor's role allows, with the cart locked. */
export async function changeSharedCart(
  sql: Transaction,
  { cartId, now }: SharedCartCall,
  roles: readonly CartRecord['actor']['role'][],
  change: (locked: LockedSharedCart) => Promise<Partial<SharedCartResult>>,
): Promise<SharedCartResult> {
  const cart = await lockCart(sql, cartId, now)
  const { person, sharedCart, role } = cart?.actor ?? {}
  if (!cart || !person || sharedCart?.state !== 'OPEN') {
    return { key: cart ? cartId : null, error: { code: 'CART_NOT_FOUND', field: 'cartId' } }
  }
  if (!role || !roles.includes(role)) return { key: cartId, error: { code: 'NOT_ALLOWED' } }
  return { key: cartId, ...(await change({ cart, sharedCart, person })) }
}

import type { Transaction } from '../../foundation/database/database.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import { changeCart } from './change-cart.js'
import type { CartResult } from './change-cart.js'

export interface SetCartAddressInput {
  cartId: string
  /** Null removes the address. */
  address: { country: string; postalCode: string | null } | null
  /** Why the address cannot be delivered to. */
  error: UserError | undefined
  now: Date
}

/** Stores the delivery address, as far as shipping costs depend on it. */
export async function setCartAddress(
  sql: Transaction,
  input: SetCartAddressInput,
): Promise<CartResult> {
  const { cartId, address, error, now } = input
  const fingerprint = ['address', address?.country ?? null, address?.postalCode ?? null]
  const call = { cartId, mutationId: null, action: { kind: 'owner' }, fingerprint, now } as const
  return changeCart(sql, call, async (inner, cart) => {
    if (error) return { error }
    await inner.query('UPDATE carts SET country = $2, postal_code = $3 WHERE id = $1', [
      cart.id,
      address?.country ?? null,
      address?.postalCode ?? null,
    ])
    return { added: false }
  })
}

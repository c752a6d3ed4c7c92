import type { Transaction } from '../../../foundation/database/database.js'
import type { UserError } from '../../../foundation/messages/user-error.js'
import type { CartRecord } from '../read-cart.js'

/** A change of a cart: the permission it requires, and its event in the log of a shared cart. */
export type CartAction =
  | {
      kind: 'add'
      /** The fallback on a locked cart. Returns why the change is rejected. */
      whenLocked?: (sql: Transaction, cart: CartRecord) => Promise<UserError | undefined>
    }
  | { kind: 'change-line'; lineId: string }
  /** The line's author is checked by the change itself. */
  | { kind: 'restore-line'; lineId: string }
  /** Suggests items, also while the cart is locked. */
  | { kind: 'suggest' }
  /** Anything else is for the owner alone. */
  | { kind: 'owner' }

/** Why the actor may not do it; undefined when they may. */
export async function checkCartAction(
  sql: Transaction,
  { actor, lines }: CartRecord,
  action: CartAction,
): Promise<UserError | undefined> {
  if (actor.role === 'OWNER') return undefined
  if (actor.role === 'VIEWER' || action.kind === 'owner') {
    return { code: 'NOT_ALLOWED' }
  }
  if (action.kind === 'change-line') {
    const line = lines.find(({ id }) => id === action.lineId)
    if (line && line.authorId !== actor.person?.id) {
      return { code: 'NOT_ALLOWED', field: 'lineId', lineId: action.lineId }
    }
  }
  if (!actor.sharedCart?.lockedUntil || action.kind === 'suggest') return undefined
  const [owner] = await sql.query<{ name: string }>(
    "SELECT name FROM shared_cart_people WHERE shared_cart_id = $1 AND role = 'OWNER'",
    [actor.sharedCart.id],
  )
  return { code: 'CART_LOCKED', ...(owner && { by: owner.name }) }
}

/** Explains who removed a line, if another person did. */
export async function explainMissingLine(
  sql: Transaction,
  cart: CartRecord,
  error: UserError,
): Promise<UserError> {
  if (error.code !== 'LINE_NOT_FOUND' || !error.lineId || !cart.actor.sharedCart) return error
  const [line] = await sql.query<{ by: string }>(
    `SELECT p.name AS by FROM cart_inactive_lines l
     JOIN shared_cart_people p ON p.tenant = l.tenant AND p.id = l.removed_by
     WHERE l.cart_id = $1 AND l.id = $2`,
    [cart.id, error.lineId],
  )
  return line ? { ...error, code: 'LINE_REMOVED', by: line.by } : error
}

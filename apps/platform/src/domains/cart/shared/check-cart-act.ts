import type { Transaction } from '../../../foundation/database/database.js'
import type { UserError } from '../../../foundation/words/user-error.js'
import type { CartRecord } from '../read-cart.js'

/** What a change does with a cart: what it needs a right for, and what the log of a shared cart says of it. */
export type CartAct =
  | {
      kind: 'add'
      /** What a locked cart takes in its place. Returns why it is refused. */
      whenLocked?: (sql: Transaction, cart: CartRecord) => Promise<UserError | undefined>
    }
  | { kind: 'change-line'; lineId: string }
  /** The line's author is checked by the change itself. */
  | { kind: 'restore-line'; lineId: string }
  /** Suggests items, also while the cart is locked. */
  | { kind: 'suggest' }
  /** Anything else is for the owner alone. */
  | { kind: 'owner' }

/** Why the asker may not do it; undefined when they may. */
export async function checkCartAct(
  sql: Transaction,
  { asker, lines }: CartRecord,
  act: CartAct,
): Promise<UserError | undefined> {
  if (asker.role === 'OWNER') return undefined
  if (asker.role === 'VIEWER' || act.kind === 'owner') {
    return { code: 'NOT_ALLOWED' }
  }
  if (act.kind === 'change-line') {
    const line = lines.find(({ id }) => id === act.lineId)
    if (line && line.authorId !== asker.person?.id) {
      return { code: 'NOT_ALLOWED', field: 'lineId', lineId: act.lineId }
    }
  }
  if (!asker.sharedCart?.lockedUntil || act.kind === 'suggest') return undefined
  const [owner] = await sql.query<{ name: string }>(
    "SELECT name FROM shared_cart_people WHERE shared_cart_id = $1 AND role = 'OWNER'",
    [asker.sharedCart.id],
  )
  return { code: 'CART_LOCKED', ...(owner && { by: owner.name }) }
}

/** Says who removed a line, where somebody did. */
export async function explainMissingLine(
  sql: Transaction,
  cart: CartRecord,
  error: UserError,
): Promise<UserError> {
  if (error.code !== 'LINE_NOT_FOUND' || !error.lineId || !cart.asker.sharedCart) return error
  const [line] = await sql.query<{ by: string }>(
    `SELECT p.name AS by FROM cart_inactive_lines l
     JOIN shared_cart_people p ON p.tenant = l.tenant AND p.id = l.removed_by
     WHERE l.cart_id = $1 AND l.id = $2`,
    [cart.id, error.lineId],
  )
  return line ? { ...error, code: 'LINE_REMOVED', by: line.by } : error
}

import type { Transaction } from '../../foundation/database/database.js'
import { findVariant, checkAddition } from './check-addition.js'
import { maxPieces } from './cart-lines.js'
import type { CartRecord } from './read-cart.js'
import { changeCart } from './change-cart.js'
import type { CartResult, CartUpdate } from './change-cart.js'

export type InactiveLineKind = 'SAVED' | 'REMOVED'

export interface LineInput {
  cartId: string
  lineId: string
  mutationId: string | null
  now: Date
}

/** Most inactive lines of each kind in a cart; the oldest are deleted. */
const maxInactiveLines = 100

/**
 * Saves a line of a locked cart for later, or removes it: with its id and position, so that it can
 * be restored.
 */
export async function deactivateLine(
  sql: Transaction,
  cart: CartRecord,
  lineId: string,
  { kind, now }: { kind: InactiveLineKind; now: Date },
): ReturnType<CartUpdate> {
  if (!cart.lines.some(({ id }) => id === lineId)) {
    return { error: { code: 'LINE_NOT_FOUND', field: 'lineId', lineId } }
  }
  await sql.query(
    `WITH taken AS (
       DELETE FROM cart_lines WHERE cart_id = $1 AND id = $2 RETURNING *
     ), same AS (
       -- A variant is saved once, with all its pieces.
       DELETE FROM cart_inactive_lines a WHERE cart_id = $1 AND kind = 'SAVED' AND $3 = 'SAVED'
         AND variant_id = (SELECT variant_id FROM cart_lines WHERE cart_id = $1 AND id = $2)
       RETURNING quantity
     )
     INSERT INTO cart_inactive_lines (tenant, cart_id, id, kind, variant_id, quantity,
       accepted_price_minor, author_id, position, at, removed_by)
     SELECT tenant, cart_id, id, $3, variant_id,
       LEAST(quantity + COALESCE((SELECT sum(quantity) FROM same), 0), $5::integer),
       accepted_price_minor, author_id, position, $4::timestamptz, $6 FROM taken`,
    [cart.id, lineId, kind, now.toISOString(), maxPieces, cart.actor.person?.id ?? null],
  )
  await sql.query(
    `DELETE FROM cart_inactive_lines WHERE cart_id = $1 AND id IN (
       SELECT id FROM cart_inactive_lines WHERE cart_id = $1 AND kind = $2
       ORDER BY at DESC, position DESC OFFSET $3::integer)`,
    [cart.id, kind, maxInactiveLines],
  )
  return { added: false }
}

/** Saves a line for later. */
export async function saveItem(sql: Transaction, input: LineInput): Promise<CartResult> {
  const { lineId, now } = input
  const action = { kind: 'owner' } as const
  return changeCart(sql, { ...input, action, fingerprint: ['save', lineId] }, (inner, cart) =>
    deactivateLine(inner, cart, lineId, { kind: 'SAVED', now }),
  )
}

/**
 * Restores a saved or removed line to its position: all its pieces, or the given quantity. If the
 * variant has a line by now, the pieces are added to it.
 */
export async function restoreItem(
  sql: Transaction,
  input: LineInput & { quantity?: number | null },
): Promise<CartResult> {
  const { lineId, quantity = null } = input
  return changeCart(
    sql,
    {
      ...input,
      action: { kind: 'restore-line', lineId },
      fingerprint: ['restore', lineId, quantity],
    },
    async (inner, cart) => {
      const [line] = await inner.query<InactiveLine>(
        `SELECT variant_id AS "variantId", quantity, author_id AS "authorId" FROM cart_inactive_lines
       WHERE cart_id = $1 AND id = $2`,
        [cart.id, lineId],
      )
      if (!line) return { error: { code: 'LINE_NOT_FOUND', field: 'lineId', lineId } }
      const { role, person } = cart.actor
      if (role !== 'OWNER' && line.authorId !== person?.id) {
        return { error: { code: 'NOT_ALLOWED', field: 'lineId', lineId } }
      }
      const pieces = quantity ?? line.quantity
      const variant = await findVariant(inner, line.variantId)
      const error = checkAddition(cart, line.variantId, pieces, variant)
      if (error) return { error: { ...error, lineId } }
      await inner.query(
        `WITH line AS (
         DELETE FROM cart_inactive_lines WHERE cart_id = $1 AND id = $2 RETURNING *
       )
       INSERT INTO cart_lines (tenant, cart_id, id, variant_id, quantity, accepted_price_minor,
         author_id, position)
       OVERRIDING SYSTEM VALUE
       SELECT tenant, cart_id, id, variant_id, $3::integer, accepted_price_minor, author_id, position
       FROM line
       ON CONFLICT (tenant, cart_id, variant_id, author_id)
       DO UPDATE SET quantity = cart_lines.quantity + EXCLUDED.quantity`,
        [cart.id, lineId, pieces],
      )
      return { added: true }
    },
  )
}

/** Restores the lines of a person that were removed together, as they were. */
export async function restoreRemovedLines(
  sql: Transaction,
  cartId: string,
  { authorId, at }: { authorId: string; at: string },
): Promise<{ id: string; variantId: string; quantity: number }[]> {
  return sql.query(
    `WITH lines AS (
       DELETE FROM cart_inactive_lines
       WHERE cart_id = $1 AND kind = 'REMOVED' AND author_id = $2 AND at = $3::timestamptz
       RETURNING *
     )
     INSERT INTO cart_lines (tenant, cart_id, id, variant_id, quantity, accepted_price_minor,
       author_id, position)
     OVERRIDING SYSTEM VALUE
     SELECT tenant, cart_id, id, variant_id, quantity, accepted_price_minor, author_id, position
     FROM lines
     ON CONFLICT (tenant, cart_id, variant_id, author_id) DO NOTHING
     RETURNING id, variant_id AS "variantId", quantity`,
    [cartId, authorId, at],
  )
}

/** Deletes a saved or removed line. */
export async function deleteInactiveItem(sql: Transaction, input: LineInput): Promise<CartResult> {
  const { lineId } = input
  const call = { ...input, action: { kind: 'owner' }, fingerprint: ['forget', lineId] } as const
  return changeCart(sql, call, async (inner, cart) => {
    const deleted = await inner.query(
      'DELETE FROM cart_inactive_lines WHERE cart_id = $1 AND id = $2 RETURNING id',
      [cart.id, lineId],
    )
    if (deleted.length === 0) return { error: { code: 'LINE_NOT_FOUND', field: 'lineId', lineId } }
    return { added: false }
  })
}

interface InactiveLine {
  variantId: string
  quantity: number
  authorId: string | null
}

/** Moves lines saved for later to another cart, as its own shopper's. */
export async function moveSavedLines(
  sql: Transaction,
  fromCartId: string,
  toCartId: string,
): Promise<void> {
  await sql.query(
    `WITH moved AS (
       DELETE FROM cart_inactive_lines WHERE cart_id = $1 AND kind = 'SAVED' RETURNING *
     )
     INSERT INTO cart_inactive_lines (tenant, cart_id, id, kind, variant_id, quantity,
       accepted_price_minor, position, at)
     SELECT tenant, $2, id, kind, variant_id, quantity, accepted_price_minor, position, at
     FROM moved`,
    [fromCartId, toCartId],
  )
}

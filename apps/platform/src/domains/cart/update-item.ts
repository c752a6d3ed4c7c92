import type { Transaction } from '../../foundation/database/database.js'
import { checkAddition } from './check-addition.js'
import { maxPieces } from './cart-lines.js'
import type { CartLineRecord } from './cart-lines.js'
import type { CartRecord } from './read-cart.js'
import { changeCart } from './change-cart.js'
import type { CartResult, CartUpdate } from './change-cart.js'
import { deactivateLine } from './inactive-lines.js'
import type { CartAction } from './shared/check-cart-action.js'

interface LineInput {
  cartId: string
  lineId: string
  mutationId: string | null
  now: Date
}

/** Changes a line by a difference, so that changes made at the same time all count. */
export async function updateItem(
  sql: Transaction,
  input: LineInput & { difference: number },
): Promise<CartResult> {
  const { lineId, difference } = input
  const call = { ...input, action: toAction(input), fingerprint: ['update', lineId, difference] }
  return changeCart(sql, call, (inner, cart) => changeBy(inner, cart, input, difference))
}

/**
 * Sets a line's quantity, applied as the difference from the one the shopper saw. 0 removes the
 * line.
 */
export async function setItem(
  sql: Transaction,
  input: LineInput & { quantity: number; fromQuantity: number },
): Promise<CartResult> {
  const { lineId, quantity, fromQuantity } = input
  const fingerprint = ['set', lineId, quantity, fromQuantity]
  return changeCart(
    sql,
    { ...input, action: toAction(input), fingerprint },
    async (inner, cart) => {
      if (!isPieces(quantity) || !isPieces(fromQuantity)) {
        return { error: { code: 'NOT_ADDED', field: 'quantity', lineId } }
      }
      if (quantity === 0) return remove(inner, cart, input)
      return changeBy(inner, cart, input, quantity - fromQuantity)
    },
  )
}

/** Removes a line; it can be restored. */
export async function removeItem(sql: Transaction, input: LineInput): Promise<CartResult> {
  const call = { ...input, action: toAction(input), fingerprint: ['remove', input.lineId] }
  return changeCart(sql, call, (inner, cart) => remove(inner, cart, input))
}

function toAction({ lineId }: LineInput): CartAction {
  return { kind: 'change-line', lineId }
}

async function changeBy(
  sql: Transaction,
  cart: CartRecord,
  input: LineInput,
  difference: number,
): ReturnType<CartUpdate> {
  const { lineId } = input
  const line = findLine(cart, lineId)
  if (!line) return { error: { code: 'LINE_NOT_FOUND', field: 'lineId', lineId } }
  if (!isPieces(Math.abs(difference))) {
    return { error: { code: 'NOT_ADDED', field: 'quantity', lineId } }
  }
  if (line.quantity + difference <= 0) return remove(sql, cart, input)
  const error = difference > 0 ? checkAddition(cart, line.variantId, difference, line) : undefined
  if (error) return { error: { ...error, lineId } }
  await sql.query(
    'UPDATE cart_lines SET quantity = quantity + $3::integer WHERE cart_id = $1 AND id = $2',
    [cart.id, lineId, difference],
  )
  return { added: difference > 0 }
}

function remove(
  sql: Transaction,
  cart: CartRecord,
  { lineId, now }: LineInput,
): ReturnType<CartUpdate> {
  return deactivateLine(sql, cart, lineId, { kind: 'REMOVED', now })
}

function findLine(cart: CartRecord, lineId: string): CartLineRecord | undefined {
  return cart.lines.find((line) => line.id === lineId)
}

function isPieces(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 0 && quantity <= maxPieces
}

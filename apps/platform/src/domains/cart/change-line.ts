import type { Transaction } from '../../foundation/database/database.js'
import { refuseAddition } from './cart-additions.js'
import { maxPieces } from './cart-record.js'
import type { CartLineRecord, CartRecord } from './cart-record.js'
import { changeCart } from './change-cart.js'
import type { CartAnswer, CartChange } from './change-cart.js'
import { putAside } from './saved-lines.js'

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
): Promise<CartAnswer> {
  const { lineId, difference } = input
  return changeCart(sql, { ...input, asked: ['update', lineId, difference] }, (inner, cart) =>
    changeBy(inner, cart, input, difference),
  )
}

/** Sets a line's quantity; what counts is the difference from what the shopper saw. 0 removes the line. */
export async function setItem(
  sql: Transaction,
  input: LineInput & { quantity: number; fromQuantity: number },
): Promise<CartAnswer> {
  const { lineId, quantity, fromQuantity } = input
  const asked = ['set', lineId, quantity, fromQuantity]
  return changeCart(sql, { ...input, asked }, async (inner, cart) => {
    if (!isPieces(quantity) || !isPieces(fromQuantity)) {
      return { refusal: { code: 'NOT_ADDED', field: 'quantity', lineId } }
    }
    if (quantity === 0) return remove(inner, cart, input)
    return changeBy(inner, cart, input, quantity - fromQuantity)
  })
}

/** Takes a line out; it can be put back. */
export async function removeItem(sql: Transaction, input: LineInput): Promise<CartAnswer> {
  return changeCart(sql, { ...input, asked: ['remove', input.lineId] }, (inner, cart) =>
    remove(inner, cart, input),
  )
}

async function changeBy(
  sql: Transaction,
  cart: CartRecord,
  input: LineInput,
  difference: number,
): ReturnType<CartChange> {
  const { lineId } = input
  const line = findLine(cart, lineId)
  if (!line) return { refusal: { code: 'LINE_NOT_FOUND', field: 'lineId', lineId } }
  if (!isPieces(Math.abs(difference))) {
    return { refusal: { code: 'NOT_ADDED', field: 'quantity', lineId } }
  }
  if (line.quantity + difference <= 0) return remove(sql, cart, input)
  const refusal =
    difference > 0 ? refuseAddition(cart, line.variantId, difference, line) : undefined
  if (refusal) return { refusal: { ...refusal, lineId } }
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
): ReturnType<CartChange> {
  return putAside(sql, cart, lineId, { kind: 'REMOVED', now })
}

function findLine(cart: CartRecord, lineId: string): CartLineRecord | undefined {
  return cart.lines.find((line) => line.id === lineId)
}

function isPieces(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 0 && quantity <= maxPieces
}

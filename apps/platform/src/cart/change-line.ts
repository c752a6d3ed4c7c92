import type { Sql } from '../database/database.js'
import { refuseAddition } from './add-item.js'
import { maxPieces } from './cart-record.js'
import type { CartLineRecord, CartRecord } from './cart-record.js'
import { changeCart } from './change-cart.js'
import type { CartAnswer, CartChange } from './change-cart.js'

interface LineInput {
  cartId: string
  lineId: string
  mutationId: string | null
  now: Date
}

/** Changes a line by a difference, so that changes made at the same time all count. */
export async function updateItem(
  sql: Sql,
  input: LineInput & { difference: number },
): Promise<CartAnswer> {
  const { lineId, difference } = input
  return changeCart(sql, { ...input, asked: ['update', lineId, difference] }, (inner, cart) =>
    changeBy(inner, cart, lineId, difference),
  )
}

/** Sets a line's quantity; what counts is the difference from what the shopper saw. 0 removes the line. */
export async function setItem(
  sql: Sql,
  input: LineInput & { quantity: number; fromQuantity: number },
): Promise<CartAnswer> {
  const { lineId, quantity, fromQuantity } = input
  const asked = ['set', lineId, quantity, fromQuantity]
  return changeCart(sql, { ...input, asked }, async (inner, cart) => {
    if (!isPieces(quantity) || !isPieces(fromQuantity)) {
      return { refusal: { code: 'NOT_ADDED', field: 'quantity', lineId } }
    }
    if (quantity === 0) return remove(inner, cart, lineId)
    return changeBy(inner, cart, lineId, quantity - fromQuantity)
  })
}

/** Takes a line out. */
export async function removeItem(sql: Sql, input: LineInput): Promise<CartAnswer> {
  const { lineId } = input
  return changeCart(sql, { ...input, asked: ['remove', lineId] }, (inner, cart) =>
    remove(inner, cart, lineId),
  )
}

async function changeBy(
  sql: Sql,
  cart: CartRecord,
  lineId: string,
  difference: number,
): ReturnType<CartChange> {
  const line = findLine(cart, lineId)
  if (!line) return { refusal: { code: 'LINE_NOT_FOUND', field: 'lineId', lineId } }
  if (!isPieces(Math.abs(difference))) {
    return { refusal: { code: 'NOT_ADDED', field: 'quantity', lineId } }
  }
  if (line.quantity + difference <= 0) return remove(sql, cart, lineId)
  const refusal =
    difference > 0 ? refuseAddition(cart, line.variantId, difference, line) : undefined
  if (refusal) return { refusal: { ...refusal, lineId } }
  await sql.query(
    'UPDATE cart_lines SET quantity = quantity + $3::integer WHERE cart_id = $1 AND id = $2',
    [cart.id, lineId, difference],
  )
  return { added: difference > 0 }
}

async function remove(sql: Sql, cart: CartRecord, lineId: string): ReturnType<CartChange> {
  if (!findLine(cart, lineId))
    return { refusal: { code: 'LINE_NOT_FOUND', field: 'lineId', lineId } }
  await sql.query('DELETE FROM cart_lines WHERE cart_id = $1 AND id = $2', [cart.id, lineId])
  return { added: false }
}

function findLine(cart: CartRecord, lineId: string): CartLineRecord | undefined {
  return cart.lines.find((line) => line.id === lineId)
}

function isPieces(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 0 && quantity <= maxPieces
}

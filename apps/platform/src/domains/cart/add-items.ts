import { changeCart } from './change-cart.js'
import type { CartResult } from './change-cart.js'
import { lockCart, maxItemsMinor, maxLines, maxPieces, availablePieces } from './read-cart.js'
import type { Transaction } from '../../foundation/database/database.js'
import { newRandomId } from '../../foundation/database/random-id.js'
import type { UserError } from '../../foundation/words/user-error.js'
import type { CartRecord } from './read-cart.js'

export interface AddItemsInput {
  /** Null takes the member's cart, or starts one. */
  cartId: string | null
  memberId: string
  items: readonly RequestedItem[]
  mutationId: string | null
  now: Date
}

/** Adds what is available of several items to a cart, with a result for each. */
export async function addItems(sql: Transaction, input: AddItemsInput): Promise<CartResult> {
  const fingerprint = [
    'fill',
    ...input.items.flatMap(({ variantId, quantity }) => [variantId, quantity]),
  ]
  return changeCart(sql, { ...input, fingerprint }, async (inner, cart) => {
    const readCurrent = async () => (await lockCart(inner, cart.id, input.now)) ?? cart
    const mergeResults = await mergeIntoCart(inner, cart, input.items, readCurrent)
    return { added: mergeResults.some(({ kind }) => kind !== 'GONE'), mergeResults }
  })
}

export interface AddItemInput {
  cartId: string | null
  /** Whose cart a new one is. */
  memberId?: string | null
  variantId: string
  quantity: number
  mutationId: string | null
  now: Date
}

/** Adds pieces of a variant to a cart, or to a new one. */
export async function addItem(sql: Transaction, input: AddItemInput): Promise<CartResult> {
  const { variantId, quantity } = input
  return changeCart(
    sql,
    { ...input, fingerprint: ['add', variantId, quantity] },
    async (inner, cart) => {
      const variant = await findVariant(inner, variantId)
      const error = checkAddition(cart, variantId, quantity, variant)
      if (error) return { error }
      await upsertLine(inner, cart.id, variantId, quantity, variant!.unitPriceMinor)
      return { added: true }
    },
  )
}

/** What adding a variant to a cart depends on. */
export interface AddableVariant {
  unitPriceMinor: number
  stock: number
  backorderable: boolean
  offered: boolean
}

/** Why pieces of a variant cannot be added to a cart; undefined when they can. */
export function checkAddition(
  cart: CartRecord,
  variantId: string,
  quantity: number,
  variant: AddableVariant | undefined,
): UserError | undefined {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxPieces) {
    return { code: 'NOT_ADDED', field: 'quantity' }
  }
  const available = variant ? availablePieces(variant) : 0
  const same = cart.lines.filter((line) => line.variantId === variantId)
  const lineId = same[0]?.id
  if (available === 0) return { code: 'NOT_AVAILABLE', field: 'variantId', lineId }
  const held = same.reduce((sum, line) => sum + line.quantity, 0)
  if (held + quantity > available) {
    return { code: 'INSUFFICIENT_STOCK', field: 'quantity', lineId, available }
  }
  if (same.length === 0 && cart.lines.length >= maxLines) return { code: 'NOT_ADDED' }
  const itemsMinor = cart.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0)
  if (itemsMinor + quantity * variant!.unitPriceMinor > maxItemsMinor) {
    return { code: 'NOT_ADDED', field: 'quantity', lineId }
  }
  return undefined
}

/** A variant as the catalogue has it now; undefined when there is none. */
export async function findVariant(
  sql: Transaction,
  id: string,
): Promise<AddableVariant | undefined> {
  // PostgreSQL rejects a text with a zero byte.
  if (id.length > 200 || id.includes('\0')) return undefined
  const [row] = await sql.query<AddableVariant>(
    `SELECT COALESCE(v.sale_price_minor, v.price_minor) AS "unitPriceMinor", v.stock,
            v.backorderable, v.active AND p.published AS offered
     FROM variants v JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
     WHERE v.id = $1`,
    [id],
  )
  return row
}

/** Adds a line to a locked cart, or pieces to the one of the same variant. */
async function upsertLine(
  sql: Transaction,
  cartId: string,
  variantId: string,
  quantity: number,
  priceMinor: number,
): Promise<void> {
  await sql.query(
    `INSERT INTO cart_lines (tenant, cart_id, id, variant_id, quantity, accepted_price_minor)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5)
     ON CONFLICT (tenant, cart_id, variant_id, author)
     DO UPDATE SET quantity = cart_lines.quantity + EXCLUDED.quantity`,
    [cartId, newRandomId(), variantId, quantity, priceMinor],
  )
}

/** Pieces of a variant to add to a cart. */
export interface RequestedItem {
  variantId: string
  quantity: number
}

/** What became of an item. */
export interface MergeResult {
  kind: 'ADDED' | 'RAISED' | 'CAPPED' | 'GONE'
  variantId: string
  /** Pieces that were requested in total. */
  wanted: number
  /** Pieces in the cart now. */
  quantity: number
  /** Why it is fewer. */
  reason: 'INSUFFICIENT_STOCK' | 'NOT_AVAILABLE' | 'NOT_ADDED' | null
}

/** Adds as many pieces of each item to a locked cart as are available. */
export async function mergeIntoCart(
  sql: Transaction,
  cart: CartRecord,
  items: readonly RequestedItem[],
  readCurrent: () => Promise<CartRecord>,
): Promise<MergeResult[]> {
  const mergeResults: MergeResult[] = []
  let current = cart
  for (const item of items) {
    mergeResults.push(await mergeItem(sql, current, item))
    current = await readCurrent()
  }
  return mergeResults
}

async function mergeItem(
  sql: Transaction,
  cart: CartRecord,
  item: RequestedItem,
): Promise<MergeResult> {
  const { variantId } = item
  const held = cart.lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, line) => sum + line.quantity, 0)
  const wanted = held + item.quantity
  const variant = await findVariant(sql, variantId)
  const available = Math.max(0, (variant ? availablePieces(variant) : 0) - held)
  const pieces = Math.min(item.quantity, available)
  const error = checkAddition(cart, variantId, Math.max(pieces, 1), variant)
  if (pieces === 0 || error) {
    const code = error?.code
    const reason =
      code === 'NOT_AVAILABLE' || code === 'INSUFFICIENT_STOCK' ? code : ('NOT_ADDED' as const)
    return { kind: held === 0 ? 'GONE' : 'CAPPED', variantId, wanted, quantity: held, reason }
  }
  await upsertLine(sql, cart.id, variantId, pieces, variant!.unitPriceMinor)
  const quantity = held + pieces
  if (quantity < wanted) {
    return { kind: 'CAPPED', variantId, wanted, quantity, reason: 'INSUFFICIENT_STOCK' }
  }
  return { kind: held === 0 ? 'ADDED' : 'RAISED', variantId, wanted, quantity, reason: null }
}

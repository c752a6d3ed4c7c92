import { changeCart } from './change-cart.js'
import type { CartResult } from './change-cart.js'
import { checkAddition, findVariant, findVariants, upsertLines } from './check-addition.js'
import type { AddableVariant } from './check-addition.js'
import { availablePieces, maxPieces } from './cart-lines.js'
import { addSuggestion } from './shared/suggestions.js'
import type { Transaction } from '../../foundation/database/database.js'
import type { CartRecord } from './read-cart.js'

export interface AddItemsInput {
  /** Null takes the member's cart, or starts one. */
  cartId: string | null
  memberId: string | null
  items: readonly RequestedItem[]
  mutationId: string | null
  now: Date
}

/** Adds the available quantity of several items to a cart, with a result for each. */
export async function addItems(sql: Transaction, input: AddItemsInput): Promise<CartResult> {
  return addFound(
    sql,
    input,
    input.items.flatMap(({ variantId, quantity }) => [variantId, quantity]),
    () => Promise.resolve(input.items),
  )
}

/** Like {@link addItems}, with items by their SKU. */
export async function addItemsBySku(
  sql: Transaction,
  input: Omit<AddItemsInput, 'items'> & { items: readonly SkuQuantity[] },
): Promise<CartResult> {
  return addFound(
    sql,
    input,
    input.items.flatMap(({ sku, quantity }) => ['sku', sku, quantity]),
    async (inner) => {
      const skus = input.items.map(({ sku }) => sku)
      const variants = await findVariants(inner, 'sku', skus)
      return input.items.map(({ sku, quantity }) => ({
        variantId: variants.get(sku)?.id ?? null,
        sku,
        quantity,
      }))
    },
  )
}

async function addFound(
  sql: Transaction,
  input: Omit<AddItemsInput, 'items'>,
  named: readonly (string | number | null)[],
  find: (sql: Transaction) => Promise<readonly RequestedItem[]>,
): Promise<CartResult> {
  const fingerprint = ['fill', ...named]
  return changeCart(
    sql,
    {
      ...input,
      action: {
        kind: 'add',
        whenLocked: async (inner, cart) => {
          for (const [index, { variantId, quantity }] of (await find(inner)).entries()) {
            // Increasing timestamps, so that lines stay in their order.
            const at = new Date(input.now.getTime() + index)
            const suggestion = { variantId: variantId ?? '', quantity, now: at }
            const error = await addSuggestion(inner, cart, suggestion)
            if (error?.code === 'LIMIT_REACHED') return error
          }
          return undefined
        },
      },
      fingerprint,
    },
    async (inner, cart) => {
      const mergeResults = await mergeIntoCart(inner, cart, await find(inner))
      return { added: mergeResults.some(({ kind }) => kind !== 'GONE'), mergeResults }
    },
  )
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
    {
      ...input,
      action: {
        kind: 'add',
        whenLocked: (inner, cart) => addSuggestion(inner, cart, input),
      },
      fingerprint: ['add', variantId, quantity],
    },
    async (inner, cart) => {
      const variant = await findVariant(inner, variantId)
      const error = checkAddition(cart, variantId, quantity, variant)
      if (error) return { error }
      const priceMinor = variant!.unitPriceMinor
      await upsertLines(inner, cart, [{ variantId, quantity, priceMinor }])
      return { added: true }
    },
  )
}

/** Pieces of a product by its SKU. */
export interface SkuQuantity {
  sku: string
  quantity: number
}

/** Pieces of a variant to add to a cart. */
export interface RequestedItem {
  /** Null where no variant has the SKU. */
  variantId: string | null
  /** The requested SKU, if not requested by id. */
  sku?: string
  quantity: number
}

/** The result of adding an item. */
export interface MergeResult {
  kind: 'ADDED' | 'RAISED' | 'CAPPED' | 'GONE'
  variantId: string | null
  sku?: string
  /** Pieces that were requested in total. */
  wanted: number
  /** Pieces in the cart now. */
  quantity: number
  /** Why it is fewer. */
  reason: 'INSUFFICIENT_STOCK' | 'NOT_AVAILABLE' | 'NOT_ADDED' | 'NOT_FOUND' | null
}

/** Adds the available pieces of each item to a locked cart. */
export async function mergeIntoCart(
  sql: Transaction,
  cart: CartRecord,
  items: readonly RequestedItem[],
): Promise<MergeResult[]> {
  const ids = items.flatMap(({ variantId }) => variantId ?? [])
  const variants = await findVariants(sql, 'id', ids)
  /** Pieces to add, in the order in which their variants were first listed. */
  const added = new Map<string, { variantId: string; quantity: number; priceMinor: number }>()
  let lines: readonly HeldLine[] = cart.lines
  const mergeResults = items.map((item) => {
    const variant = item.variantId === null ? undefined : variants.get(item.variantId)
    const { pieces, ...result } = mergeItem(lines, item, variant)
    if (pieces > 0 && variant) {
      const { id, unitPriceMinor } = variant
      const before = added.get(id)?.quantity ?? 0
      added.set(id, { variantId: id, quantity: before + pieces, priceMinor: unitPriceMinor })
      lines = [...lines, { id: '', variantId: id, quantity: pieces, unitPriceMinor }]
    }
    return result
  })
  if (added.size > 0) await upsertLines(sql, cart, [...added.values()])
  return mergeResults
}

type HeldLine = Parameters<typeof checkAddition>[0]['lines'][number]

/** Returns the result of adding an item to existing lines. */
export function mergeItem(
  lines: readonly HeldLine[],
  { variantId, sku, quantity: requested }: RequestedItem,
  variant: AddableVariant | undefined,
): MergeResult & { pieces: number } {
  const held = lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, line) => sum + line.quantity, 0)
  const isUsable = Number.isInteger(requested) && requested > 0 && requested <= maxPieces
  const wanted = held + requested
  const available = Math.max(0, (variant ? availablePieces(variant) : 0) - held)
  const pieces = isUsable ? Math.min(requested, available) : 0
  const error = checkAddition({ lines }, variantId ?? '', Math.max(pieces, 1), variant)
  const named = { variantId, ...(sku !== undefined && { sku }), wanted }
  if (pieces === 0 || error) {
    const kind = held === 0 ? 'GONE' : 'CAPPED'
    return { ...named, kind, quantity: held, pieces: 0, reason: toReason(variantId, error?.code) }
  }
  const quantity = held + pieces
  if (quantity < wanted) {
    return { ...named, kind: 'CAPPED', quantity, pieces, reason: 'INSUFFICIENT_STOCK' }
  }
  return { ...named, kind: held === 0 ? 'ADDED' : 'RAISED', quantity, pieces, reason: null }
}

function toReason(variantId: string | null, code: string | undefined): MergeResult['reason'] {
  if (variantId === null) return 'NOT_FOUND'
  return code === 'NOT_AVAILABLE' || code === 'INSUFFICIENT_STOCK' ? code : 'NOT_ADDED'
}

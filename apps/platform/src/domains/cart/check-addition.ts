import type { Transaction } from '../../foundation/database/database.js'
import { newRandomId } from '../../foundation/database/random-id.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import { availablePieces, maxItemsMinor, maxLines, maxPieces } from './cart-lines.js'
import type { CartLineRecord } from './cart-lines.js'
import type { CartRecord } from './read-cart.js'

/** Conditions for adding a variant to a cart. */
export interface AddableVariant {
  unitPriceMinor: number
  stock: number
  backorderable: boolean
  offered: boolean
}

/** Why pieces of a variant cannot be added to a cart; undefined if they can. */
export function checkAddition(
  cart: {
    lines: readonly Pick<CartLineRecord, 'id' | 'variantId' | 'quantity' | 'unitPriceMinor'>[]
  },
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
  return (await findVariants(sql, 'id', [id])).get(id)
}

/** Variants as the catalogue has them now, by their id or SKU; those that there are. */
export async function findVariants(
  sql: Transaction,
  by: 'id' | 'sku',
  names: readonly string[],
): Promise<ReadonlyMap<string, AddableVariant & { id: string }>> {
  // PostgreSQL rejects a text with a zero byte.
  const usable = names.filter((name) => name.length <= 200 && !name.includes('\0'))
  if (usable.length === 0) return new Map()
  const rows = await sql.query<AddableVariant & { id: string; sku: string }>(
    `SELECT v.id, v.sku, COALESCE(v.sale_price_minor, v.price_minor) AS "unitPriceMinor", v.stock,
            v.backorderable, v.active AND p.published AS offered
     FROM variants v JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
     WHERE v.${by} = ANY($1::text[])`,
    [[...new Set(usable)]],
  )
  return new Map(rows.map((row) => [row[by], row]))
}

export interface NewPieces {
  variantId: string
  quantity: number
  priceMinor: number
  /** Whose line it is in a shared cart. @default the actor */
  authorId?: string
}

/**
 * Adds lines to a locked cart, or increases those that their author has of the same variants, each
 * given once.
 */
export async function upsertLines(
  sql: Transaction,
  { id, actor }: CartRecord,
  pieces: readonly NewPieces[],
): Promise<void> {
  const lines = pieces.map((line) => ({
    authorId: actor.person?.id ?? null,
    ...line,
    id: newRandomId(),
  }))
  await sql.query(
    `INSERT INTO cart_lines
       (tenant, cart_id, id, variant_id, quantity, accepted_price_minor, author_id)
     SELECT current_setting('floga.tenant'), $1, line ->> 'id', line ->> 'variantId',
       (line -> 'quantity')::integer, (line -> 'priceMinor')::integer, line ->> 'authorId'
     FROM jsonb_array_elements($2::text::jsonb) WITH ORDINALITY AS l (line, position)
     ORDER BY position
     ON CONFLICT (tenant, cart_id, variant_id, author_id)
     DO UPDATE SET quantity = cart_lines.quantity + EXCLUDED.quantity`,
    [id, JSON.stringify(lines)],
  )
}

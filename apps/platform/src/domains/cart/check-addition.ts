import type { Transaction } from '../../foundation/database/database.js'
import { newRandomId } from '../../foundation/database/random-id.js'
import type { UserError } from '../../foundation/words/user-error.js'
import { availablePieces, maxItemsMinor, maxLines, maxPieces } from './read-cart.js'
import type { CartRecord } from './read-cart.js'

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

export interface NewPieces {
  variantId: string
  quantity: number
  priceMinor: number
  /** Whose line it is in a shared cart. @default the asker */
  authorId?: string
}

/** Adds a line to a locked cart, or pieces to the one that its author has of the same variant. */
export async function upsertLine(
  sql: Transaction,
  { id, asker }: CartRecord,
  { variantId, quantity, priceMinor, authorId = asker.person?.id }: NewPieces,
): Promise<void> {
  await sql.query(
    `INSERT INTO cart_lines
       (tenant, cart_id, id, variant_id, quantity, accepted_price_minor, author_id)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5, $6)
     ON CONFLICT (tenant, cart_id, variant_id, author_id)
     DO UPDATE SET quantity = cart_lines.quantity + EXCLUDED.quantity`,
    [id, newRandomId(), variantId, quantity, priceMinor, authorId ?? null],
  )
}

import type { Transaction } from '../../foundation/database/database.js'
import { newRandomId } from '../../foundation/database/random-id.js'

export interface BackInStockInput {
  variantId: string
  /** Valid; stored as typed. */
  email: string
  /** Language of the mail. */
  locale: string
  now: Date
}

/**
 * `noted`: a mail will be sent, whether or not the address was subscribed before. `can-be-had`: the
 * variant is available. `unknown`: no variant on sale has that id.
 */
export type BackInStockOutcome = 'noted' | 'can-be-had' | 'unknown'

/**
 * Stores a request to be notified when a variant is back in stock. A repeated request sends one
 * mail, in its last language.
 */
export async function requestBackInStock(
  sql: Transaction,
  { variantId, email, locale, now }: BackInStockInput,
): Promise<BackInStockOutcome> {
  // The lock waits for stock that is being written, so that no request is stored for stock that has
  // just arrived.
  const [variant] = await sql.query<{ canBeHad: boolean }>(
    `SELECT floga_can_be_had(v.active, v.stock, v.backorderable) AS "canBeHad"
     FROM variants v JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
     WHERE v.id = $1 AND v.active AND p.published FOR SHARE OF v`,
    [variantId],
  )
  if (!variant) return 'unknown'
  if (variant.canBeHad) return 'can-be-had'
  await sql.query(
    `INSERT INTO back_in_stock_requests (tenant, id, variant_id, email, email_key, locale, created_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5, $6::timestamptz)
     ON CONFLICT (tenant, variant_id, email_key) WHERE notified_at IS NULL
     DO UPDATE SET locale = excluded.locale`,
    [newRandomId(), variantId, email, email.toLowerCase(), locale, now.toISOString()],
  )
  return 'noted'
}

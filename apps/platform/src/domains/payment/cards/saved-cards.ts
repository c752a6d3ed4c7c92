import type { Transaction } from '../../../foundation/database/database.js'
import { isRandomId, newRandomId } from '../../../foundation/database/random-id.js'
import type { UsedCard } from '../payment-provider.js'
import type { PaymentRecord, SavedCardRecord } from '../payment-record.js'

export interface SaveCardOptions {
  memberId: string
  payment: Pick<PaymentRecord, 'provider'>
  card: UsedCard
  now: Date
}

/** Saves a card for a member, once however often it is reported. */
export async function saveCard(sql: Transaction, options: SaveCardOptions): Promise<void> {
  const { memberId, payment, card, now } = options
  await sql.query(
    `INSERT INTO saved_cards (tenant, id, member_id, provider, token, brand, last_digits,
       expiry_month, expiry_year, created_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz)
     ON CONFLICT (tenant, provider, token) DO NOTHING`,
    [
      newRandomId(),
      memberId,
      payment.provider,
      card.token,
      card.brand,
      card.lastDigits,
      card.expiryMonth,
      card.expiryYear,
      now.toISOString(),
    ],
  )
}

/** A member's cards, newest first. */
export function readSavedCards(sql: Transaction, memberId: string): Promise<SavedCardRecord[]> {
  return sql.query<SavedCardRecord>(
    `SELECT id, brand, last_digits AS "lastDigits", expiry_month AS "expiryMonth",
            expiry_year AS "expiryYear"
     FROM saved_cards WHERE member_id = $1 AND removed_at IS NULL ORDER BY created_at DESC, id`,
    [memberId],
  )
}

/**
 * The provider's token of a member's card; undefined alike for no card and for another member's.
 */
export async function findCardToken(
  sql: Transaction,
  card: { id: string; memberId: string; provider: string },
): Promise<string | undefined> {
  if (!isRandomId(card.id)) return undefined
  const rows = await sql.query<{ token: string }>(
    `SELECT token FROM saved_cards
     WHERE id = $1 AND member_id = $2 AND provider = $3 AND removed_at IS NULL`,
    [card.id, card.memberId, card.provider],
  )
  return rows[0]?.token
}

/**
 * Hides a member's card; a job deletes it at the provider. False when the member has none with that
 * id.
 */
export async function removeSavedCard(
  sql: Transaction,
  card: { id: string; memberId: string; now: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE saved_cards SET removed_at = $3::timestamptz
     WHERE id = $1 AND member_id = $2 AND removed_at IS NULL RETURNING id`,
    [isRandomId(card.id) ? card.id : '', card.memberId, card.now.toISOString()],
  )
  return rows.length > 0
}

/** Hides a card that its provider no longer knows. */
export async function forgetCard(
  sql: Transaction,
  card: { provider: string; token: string; now: Date },
): Promise<void> {
  await sql.query(
    `UPDATE saved_cards SET removed_at = $3::timestamptz
     WHERE provider = $1 AND token = $2 AND removed_at IS NULL`,
    [card.provider, card.token, card.now.toISOString()],
  )
}

/** Removes every card of a member whose account is deleted. */
export async function removeMemberCards(sql: Transaction, memberId: string): Promise<void> {
  await sql.query(
    `UPDATE saved_cards SET member_id = NULL, removed_at = COALESCE(removed_at, now())
     WHERE member_id = $1`,
    [memberId],
  )
}

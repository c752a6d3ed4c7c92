import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'

/** A link to confirm is good for a week. */
const confirmWithinMs = 7 * 24 * 60 * 60 * 1_000

/** A subscription as its mail and its page need it. */
export interface Subscription {
  id: string
  email: string
  locale: string
  confirmedAt: Date | null
}

/** The subscription with an id; undefined once it was deleted. */
export async function readSubscription(
  sql: Transaction,
  id: string,
): Promise<Subscription | undefined> {
  if (!isRandomId(id)) return undefined
  const [row] = await sql.query<Subscription>(
    `SELECT id, email, locale, confirmed_at AS "confirmedAt" FROM newsletter_subscriptions
     WHERE id = $1`,
    [id],
  )
  return row
}

/**
 * Confirms a subscription once; using the link again changes nothing.
 *
 * @returns Whether the subscription is confirmed.
 */
export async function confirmSubscription(
  sql: Transaction,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  if (!isRandomId(id)) return false
  const rows = await sql.query(
    `UPDATE newsletter_subscriptions SET confirmed_at = COALESCE(confirmed_at, $2::timestamptz)
     WHERE id = $1 AND (confirmed_at IS NOT NULL OR asked_at > $3::timestamptz) RETURNING id`,
    [id, now.toISOString(), new Date(now.getTime() - confirmWithinMs).toISOString()],
  )
  return rows.length > 0
}

/**
 * Deletes a subscription with its address. An unknown id deletes nothing, and the response is the
 * same.
 */
export async function deleteSubscription(sql: Transaction, id: string): Promise<void> {
  if (!isRandomId(id)) return
  await sql.query('DELETE FROM newsletter_subscriptions WHERE id = $1', [id])
}

/** Removes subscriptions that were never confirmed, over all tenants. Runs as background work. */
export async function purgeSubscriptions(sql: Transaction, now: Date): Promise<void> {
  await sql.query(
    `DELETE FROM newsletter_subscriptions
     WHERE confirmed_at IS NULL AND asked_at < $1::timestamptz`,
    [new Date(now.getTime() - confirmWithinMs).toISOString()],
  )
}

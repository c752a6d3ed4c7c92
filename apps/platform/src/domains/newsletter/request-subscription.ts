import { repeatsSince } from '../../foundation/calendar/repeats-since.js'
import type { Transaction } from '../../foundation/database/database.js'
import { newRandomId } from '../../foundation/database/random-id.js'

export interface RequestSubscriptionInput {
  /** Valid; stored as typed. */
  email: string
  locale: string
  /** Version of the text that was agreed to. */
  wordingVersion: string
  now: Date
}

/** Sends the link to confirm, in the transaction of the subscription. */
export type NotifyOfSubscription = (
  sql: Transaction,
  news: { subscriptionId: string; now: Date },
) => Promise<void>

/**
 * Stores a subscription and sends its confirmation link; repeated soon after, it sends no other. A
 * confirmed address gets no mail, and the response is the same.
 */
export async function requestSubscription(
  sql: Transaction,
  { email, locale, wordingVersion, now }: RequestSubscriptionInput,
  announce: NotifyOfSubscription,
): Promise<void> {
  const [waiting] = await sql.query<{ id: string }>(
    `INSERT INTO newsletter_subscriptions
       (tenant, id, email, email_key, locale, wording_version, asked_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5, $6::timestamptz)
     ON CONFLICT (tenant, email_key) DO UPDATE
       SET locale = excluded.locale, wording_version = excluded.wording_version,
           asked_at = excluded.asked_at
       WHERE newsletter_subscriptions.confirmed_at IS NULL
         AND newsletter_subscriptions.asked_at <= $7::timestamptz
     RETURNING id`,
    [
      newRandomId(),
      email,
      email.toLowerCase(),
      locale,
      wordingVersion,
      now.toISOString(),
      repeatsSince(now).toISOString(),
    ],
  )
  if (waiting) await announce(sql, { subscriptionId: waiting.id, now })
}

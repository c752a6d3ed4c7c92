import type { Transaction } from '../../foundation/database/database.js'

/** A member's consent to the newsletter. */
export interface MemberSubscription {
  email: string
  locale: string
  /** Version of the text next to the button. */
  wordingVersion: string
  askedAt: Date
  /** Null until the link of the mail was used. */
  confirmedAt: Date | null
}

/** The subscription of an e-mail address, confirmed or not; undefined when there is none. */
export async function readMemberSubscription(
  sql: Transaction,
  email: string,
): Promise<MemberSubscription | undefined> {
  const [row] = await sql.query<MemberSubscription>(
    `SELECT email, locale, wording_version AS "wordingVersion", asked_at AS "askedAt",
            confirmed_at AS "confirmedAt"
     FROM newsletter_subscriptions WHERE email_key = $1`,
    [email.toLowerCase()],
  )
  return row
}

/** Removes the subscription of an e-mail address. */
export async function deleteMemberSubscription(sql: Transaction, email: string): Promise<void> {
  await sql.query('DELETE FROM newsletter_subscriptions WHERE email_key = $1', [
    email.toLowerCase(),
  ])
}

import type { Transaction } from '../../foundation/database/database.js'
import type { AccountCall } from './account-call.js'
import { deleteLinks, redeemLink } from './member-links.js'
import type { MemberLink } from './member-links.js'
import { toEmailKey } from './member.js'

/** What was confirmed. */
export type ConfirmedKind = 'REGISTRATION' | 'EMAIL'

/** Redeems a link that confirms an address; undefined when it is unknown, used or expired. */
export async function confirmMember(
  { database, tenant, now }: Pick<AccountCall, 'database' | 'tenant' | 'now'>,
  token: string,
): Promise<ConfirmedKind | undefined> {
  return database.write(tenant, async (sql) => {
    const link = await redeemLink(sql, token, ['REGISTRATION', 'EMAIL'], now)
    if (!link) return undefined
    if (link.purpose === 'EMAIL') return (await changeToEmail(sql, link)) ? 'EMAIL' : undefined
    await sql.query(
      'UPDATE members SET confirmed_at = $2::timestamptz WHERE id = $1 AND confirmed_at IS NULL',
      [link.memberId, now.toISOString()],
    )
    return 'REGISTRATION'
  })
}

/** Gives a member the address that was asked for, unless another member has it by now. */
async function changeToEmail(sql: Transaction, { memberId, email }: MemberLink): Promise<boolean> {
  const key = toEmailKey(email)
  // Whoever registered with it and never confirmed loses it: the link was opened from its mailbox.
  await sql.query(
    'DELETE FROM members WHERE email_key = $1 AND confirmed_at IS NULL AND id <> $2',
    [key, memberId],
  )
  const taken = await sql.query(
    `UPDATE members SET email = $2, email_key = $3, pending_email = NULL
     WHERE id = $1 AND pending_email = $2
       AND NOT EXISTS (SELECT FROM members o WHERE o.email_key = $3 AND o.id <> $1)
     RETURNING 1`,
    [memberId, email, key],
  )
  // A link in the old mailbox must no longer open the account.
  await deleteLinks(sql, memberId, ['PASSWORD'])
  return taken.length > 0
}

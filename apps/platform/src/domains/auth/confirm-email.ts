import type { Transaction } from '../../foundation/database/database.js'
import type { AccountCall } from './account-call.js'
import { deleteLinks, findLink, redeemLink } from './member-links.js'
import type { MemberLink } from './member-links.js'
import { toEmailKey } from './member.js'
import { deleteRegistrations } from './registration.js'

/** `login-required`: a new address is confirmed by its member alone, logged in. */
export type ConfirmEmailOutcome = 'confirmed' | 'login-required'

/**
 * Redeems the link of a member's new address; undefined when it is unknown, used or expired, or the
 * new address of another member.
 *
 * @param memberId The caller's; null for a guest.
 */
export async function confirmEmail(
  { database, tenant, now }: Pick<AccountCall, 'database' | 'tenant' | 'now'>,
  token: string,
  memberId: string | null,
): Promise<ConfirmEmailOutcome | undefined> {
  return database.write(tenant, async (sql) => {
    const link = await findLink(sql, token, ['EMAIL'], now)
    if (!link) return undefined
    // The owner of the mailbox need not be the member: the address may be mistyped, or another
    // person's on purpose.
    if (memberId === null) return 'login-required'
    if (link.memberId !== memberId) return undefined
    const redeemed = await redeemLink(sql, token, ['EMAIL'], now)
    return redeemed && (await changeToEmail(sql, redeemed)) ? 'confirmed' : undefined
  })
}

/** Changes a member's address to the confirmed one, unless another member has it by now. */
async function changeToEmail(sql: Transaction, { memberId, email }: MemberLink): Promise<boolean> {
  const key = toEmailKey(email)
  // Registrations with that address are deleted: the link was opened from its mailbox.
  await deleteRegistrations(sql, email)
  // The previous deployment kept them with the members.
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

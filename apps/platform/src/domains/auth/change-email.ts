import { repeatsSince } from '../../foundation/calendar/repeats-since.js'
import type { AccountCall } from './account-call.js'
import { deleteLinks } from './member-links.js'
import { toEmailKey } from './member.js'
import type { Member } from './member.js'

/**
 * Stores the new address of a member, sends it a confirmation link, and notifies the present one.
 * If the new one belongs to another member, only the mail to it reveals that.
 */
export async function changeEmail(
  { database, tenant, ports, now }: AccountCall,
  member: Member,
  email: string,
): Promise<void> {
  if (toEmailKey(email) === toEmailKey(member.email)) return
  const payload = { memberId: member.id }
  await database.write(tenant, async (sql) => {
    const asked = await sql.query(
      `UPDATE members SET pending_email = $2, pending_email_asked_at = $3::timestamptz
       WHERE id = $1
         AND (pending_email IS DISTINCT FROM $2
           OR pending_email_asked_at IS NULL OR pending_email_asked_at <= $4::timestamptz)
       RETURNING 1`,
      [member.id, email, now.toISOString(), repeatsSince(now).toISOString()],
    )
    // Repeated because the response was lost: the link that was sent stays valid.
    if (asked.length === 0) return
    await deleteLinks(sql, member.id, ['EMAIL'])
    await ports.notify(sql, { kind: 'account-email-asked', payload }, now)
    await ports.notify(sql, { kind: 'account-email-notice', payload }, now)
  })
}

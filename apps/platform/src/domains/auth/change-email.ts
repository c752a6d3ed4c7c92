import type { AccountCall } from './account-call.js'
import { deleteLinks } from './member-links.js'
import { toEmailKey } from './member.js'
import type { Member } from './member.js'

/**
 * Stores the new address of a member, sends it a link to confirm, and notifies the present one. That the new one is
 * another member's is only said in the mail to it.
 */
export async function changeEmail(
  { database, tenant, ports, now }: AccountCall,
  member: Member,
  email: string,
): Promise<void> {
  if (toEmailKey(email) === toEmailKey(member.email)) return
  const payload = { memberId: member.id }
  await database.write(tenant, async (sql) => {
    await sql.query('UPDATE members SET pending_email = $2 WHERE id = $1', [member.id, email])
    await deleteLinks(sql, member.id, ['EMAIL'])
    await ports.notify(sql, { kind: 'account-email-asked', payload }, now)
    await ports.notify(sql, { kind: 'account-email-notice', payload }, now)
  })
}

import type { AccountCall } from './account-call.js'
import { endLinks } from './member-links.js'
import { toEmailKey } from './member.js'
import type { Member } from './member.js'

/**
 * Notes the address that a member wants, asks it for its confirmation, and tells the present one. Whether the wanted one
 * is another member's is told to it by mail alone.
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
    await endLinks(sql, member.id, ['EMAIL'])
    await ports.announce(sql, { kind: 'account-email-asked', payload }, now)
    await ports.announce(sql, { kind: 'account-email-notice', payload }, now)
  })
}

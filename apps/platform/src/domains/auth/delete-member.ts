import type { AccountCall } from './account-call.js'
import type { Member } from './member.js'

/**
 * Deletes a member with logins, links, addresses and cart; records that must be retained by law
 * lose their link to the member.
 */
export async function deleteMember(
  { database, tenant, ports, now }: AccountCall,
  member: Member,
): Promise<void> {
  const { id, email, locale } = member
  await database.write(tenant, async (sql) => {
    await ports.deleteMemberData(sql, { id, email })
    await sql.query('DELETE FROM members WHERE id = $1', [id])
    await ports.notify(sql, { kind: 'account-deleted', payload: { email, locale } }, now)
  })
}

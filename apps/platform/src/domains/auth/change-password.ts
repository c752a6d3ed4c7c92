import type { AccountCall } from './account-call.js'
import type { Session } from './find-session.js'
import { deleteLinks, findLink, redeemLink } from './member-links.js'
import { findMemberById } from './member.js'
import { checkPassword } from './check-password.js'
import type { PasswordErrorCode } from './check-password.js'
import { revokeMember } from './revoke-token.js'

/**
 * Sets a password by the link of a mail, and ends every login. Opening the link proves the mailbox, so it confirms the
 * account too.
 */
export async function resetPassword(
  call: AccountCall,
  { token, password }: { token: string; password: string },
): Promise<PasswordErrorCode | 'LINK_INVALID' | undefined> {
  const { database, tenant, ports, now } = call
  const found = await database.read(tenant, async (sql) => {
    const link = await findLink(sql, token, ['PASSWORD'], now)
    return link && findMemberById(sql, link.memberId)
  })
  if (!found) return 'LINK_INVALID'
  const fault = checkPassword(password, found.email)
  if (fault) return fault
  const passwordHash = await call.passwords.hash(password)
  return database.write(tenant, async (sql) => {
    const link = await redeemLink(sql, token, ['PASSWORD'], now)
    if (!link) return 'LINK_INVALID'
    const { memberId } = link
    await sql.query(
      `UPDATE members SET password_hash = $2, confirmed_at = coalesce(confirmed_at, $3::timestamptz)
       WHERE id = $1`,
      [memberId, passwordHash, now.toISOString()],
    )
    await deleteLinks(sql, memberId, ['REGISTRATION'])
    await revokeMember(sql, { memberId, exceptFamilyId: null, now })
    await ports.notify(sql, { kind: 'account-password-changed', payload: { memberId } }, now)
    return undefined
  })
}

/** Sets another password of a member whose present one was checked, and ends every other login. */
export async function changePassword(
  call: AccountCall,
  { member, familyId }: Session,
  password: string,
): Promise<PasswordErrorCode | undefined> {
  const fault = checkPassword(password, member.email)
  if (fault) return fault
  const { database, tenant, ports, now } = call
  const memberId = member.id
  const passwordHash = await call.passwords.hash(password)
  await database.write(tenant, async (sql) => {
    await sql.query('UPDATE members SET password_hash = $2 WHERE id = $1', [memberId, passwordHash])
    await deleteLinks(sql, memberId, ['PASSWORD'])
    await revokeMember(sql, { memberId, exceptFamilyId: familyId, now })
    await ports.notify(sql, { kind: 'account-password-changed', payload: { memberId } }, now)
  })
  return undefined
}

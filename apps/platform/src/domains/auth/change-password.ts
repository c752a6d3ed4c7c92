import type { Transaction } from '../../foundation/database/database.js'
import type { AccountCall } from './account-call.js'
import type { Session } from './find-session.js'
import { deleteLinks, findLink, redeemLink } from './member-links.js'
import { findMemberById } from './member.js'
import { checkPassword } from './check-password.js'
import type { PasswordErrorCode } from './check-password.js'
import { findLinkedRegistration, becomeMember, readRegistrations } from './registration.js'
import { revokeMember } from './revoke-token.js'

/** Links of registrations, a stranger's included, arrive in the mailbox alone. */
const provesMailbox = ['PASSWORD', 'REGISTRATION'] as const

/**
 * Sets a password by the link of a mail, and ends every login. Opening the link proves the mailbox,
 * so it confirms a registration too.
 */
export async function resetPassword(
  call: AccountCall,
  { token, password }: { token: string; password: string },
): Promise<PasswordErrorCode | 'LINK_INVALID' | undefined> {
  const { database, tenant, ports, now } = call
  const email = await database.read(tenant, async (sql) => {
    const link = await findLink(sql, token, ['PASSWORD'], now)
    const found = link
      ? await findMemberById(sql, link.memberId)
      : await findLinkedRegistration(sql, token, provesMailbox, now)
    return found?.email
  })
  if (email === undefined) return 'LINK_INVALID'
  const fault = checkPassword(password, email)
  if (fault) return fault
  const passwordHash = await call.passwords.hash(password)
  return database.write(tenant, async (sql) => {
    const memberId =
      (await redeemByMember(sql, token, passwordHash, now)) ??
      (await redeemByRegistration(sql, token, passwordHash, now))
    if (memberId === undefined) return 'LINK_INVALID'
    await ports.notify(sql, { kind: 'account-password-changed', payload: { memberId } }, now)
    return undefined
  })
}

async function redeemByMember(sql: Transaction, token: string, passwordHash: string, now: Date) {
  const link = await redeemLink(sql, token, ['PASSWORD'], now)
  if (!link) return undefined
  const { memberId } = link
  await sql.query('UPDATE members SET password_hash = $2 WHERE id = $1', [memberId, passwordHash])
  await revokeMember(sql, { memberId, exceptFamilyId: null, now })
  return memberId
}

async function redeemByRegistration(
  sql: Transaction,
  token: string,
  passwordHash: string,
  now: Date,
) {
  const registration = await findLinkedRegistration(sql, token, provesMailbox, now)
  if (!registration) return undefined
  const registrations = await readRegistrations(sql, registration.email)
  // Of several the names may be a stranger's.
  const names = registrations.length > 1 ? { firstName: null, lastName: null } : {}
  return becomeMember(sql, { ...registration, ...names, passwordHash }, now)
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

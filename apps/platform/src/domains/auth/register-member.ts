import { repeatsSince } from '../../foundation/calendar/repeats-since.js'
import { newRandomId } from '../../foundation/database/random-id.js'
import type { AccountCall } from './account-call.js'
import { toEmailKey } from './member.js'
import type { Registration } from './registration.js'

export interface NewRegistration extends Omit<Registration, 'id'> {
  /** One that `checkPassword` lets pass. */
  password: string
}

/**
 * Stores a registration beside those that others may have made with the same address, or sends an
 * e-mail that the address belongs to a member: both with the same response and work. An identical
 * registration is a retry after a lost response.
 */
export async function registerMember(
  call: AccountCall,
  registration: NewRegistration,
): Promise<void> {
  const { email, firstName, lastName, locale } = registration
  // Before the transaction: others wait behind an open one.
  const passwordHash = await call.passwords.hash(registration.password)
  if (await isRepeated(call, registration)) return
  await call.database.write(call.tenant, async (sql) => {
    const [row] = await sql.query<{ id: string }>(
      `INSERT INTO registrations (tenant, id, email, email_key, first_name, last_name, locale,
         password_hash, created_at)
       SELECT current_setting('floga.tenant'), $1, $2, $3, $4, $5, $6, $7, $8::timestamptz
       WHERE NOT EXISTS (SELECT FROM members WHERE email_key = $3 AND confirmed_at IS NOT NULL)
       RETURNING id`,
      [
        newRandomId(),
        email,
        toEmailKey(email),
        firstName,
        lastName,
        locale,
        passwordHash,
        call.now.toISOString(),
      ],
    )
    await call.ports.notify(
      sql,
      row
        ? { kind: 'account-registration', payload: { registrationId: row.id } }
        : { kind: 'account-known', payload: { email, locale } },
      call.now,
    )
  })
}

/**
 * Whether the same registration was made recently and awaits confirmation. The work is the same for
 * every address.
 */
async function isRepeated(
  { database, tenant, passwords, now }: AccountCall,
  { email, password, firstName, lastName, locale }: NewRegistration,
): Promise<boolean> {
  const [before] = await database.read(tenant, (sql) =>
    sql.query<{ passwordHash: string }>(
      `SELECT password_hash AS "passwordHash" FROM registrations
       WHERE email_key = $1 AND created_at > $2::timestamptz
         AND first_name IS NOT DISTINCT FROM $3 AND last_name IS NOT DISTINCT FROM $4
         AND locale = $5
       ORDER BY created_at DESC LIMIT 1`,
      [toEmailKey(email), repeatsSince(now).toISOString(), firstName, lastName, locale],
    ),
  )
  return passwords.verify(before?.passwordHash, password)
}

import { repeatsSince } from '../../foundation/calendar/repeats-since.js'
import { newRandomId } from '../../foundation/database/random-id.js'
import type { AccountCall } from './account-call.js'
import { deleteLinks } from './member-links.js'
import { toEmailKey } from './member.js'

export interface Registration {
  email: string
  /** One that `refusePassword` lets pass. */
  password: string
  firstName: string | null
  lastName: string | null
  locale: string
}

/**
 * Registers a member, or tells by mail that the address is a member's: one answer and the same work for both. Who had
 * registered and not confirmed it starts again, and links sent before end: what a link lets in is the password that was
 * typed last before it. The same registration again is the one before, whose answer was lost: its link holds.
 */
export async function registerMember(call: AccountCall, registration: Registration): Promise<void> {
  const { email, firstName, lastName, locale } = registration
  // Before the transaction: others wait behind an open one.
  const passwordHash = await call.passwords.hash(registration.password)
  if (await isRepeated(call, registration)) return
  await call.database.write(call.tenant, async (sql) => {
    const [row] = await sql.query<{ id: string }>(
      `INSERT INTO members AS m (tenant, id, email, email_key, first_name, last_name, locale,
         password_hash, created_at)
       VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5, $6, $7, $8::timestamptz)
       ON CONFLICT (tenant, email_key) DO UPDATE
       SET email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name,
         locale = excluded.locale, password_hash = excluded.password_hash,
         created_at = excluded.created_at
       WHERE m.confirmed_at IS NULL
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
    await deleteLinks(sql, row?.id ?? '', ['REGISTRATION', 'PASSWORD'])
    await call.ports.notify(
      sql,
      row
        ? { kind: 'account-registered', payload: { memberId: row.id } }
        : { kind: 'account-known', payload: { email, locale } },
      call.now,
    )
  })
}

/** Whether the same was registered a moment ago and waits for its link. The work is the same for every address. */
async function isRepeated(
  { database, tenant, passwords, now }: AccountCall,
  { email, password, firstName, lastName, locale }: Registration,
): Promise<boolean> {
  const [before] = await database.read(tenant, (sql) =>
    sql.query<{ passwordHash: string }>(
      `SELECT password_hash AS "passwordHash" FROM members
       WHERE email_key = $1 AND confirmed_at IS NULL AND created_at > $2::timestamptz
         AND first_name IS NOT DISTINCT FROM $3 AND last_name IS NOT DISTINCT FROM $4
         AND locale = $5`,
      [toEmailKey(email), repeatsSince(now).toISOString(), firstName, lastName, locale],
    ),
  )
  return passwords.verify(before?.passwordHash, password)
}

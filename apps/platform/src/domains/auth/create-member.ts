import type { Database } from '../../foundation/database/database.js'
import { sqlState } from '../../foundation/database/database.js'
import { newRandomId } from '../../foundation/database/random-id.js'
import { toEmailKey } from './member.js'
import { createPasswordHasher } from './password.js'
import { checkPassword } from './check-password.js'

export interface NewMember {
  email: string
  password: string
  name: string | null
  locale: string
}

export type CreateMemberOutcome =
  | { status: 'created'; id: string }
  | {
      status: 'refused'
      reason: 'email-invalid' | 'email-taken' | 'password-length' | 'password-common'
    }

/** Creates a member without a registration: the address counts as confirmed. */
export async function createMember(
  database: Pick<Database, 'write'>,
  tenant: string,
  member: NewMember,
  passwords = createPasswordHasher(),
): Promise<CreateMemberOutcome> {
  const { password, name, locale } = member
  const email = member.email.trim()
  if (!/^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(email) || email.length > 254) {
    return { status: 'refused', reason: 'email-invalid' }
  }
  const fault = checkPassword(password, email)
  if (fault === 'TOO_COMMON') return { status: 'refused', reason: 'password-common' }
  if (fault) return { status: 'refused', reason: 'password-length' }
  const id = newRandomId()
  // Before the transaction: others wait behind an open one.
  const passwordHash = await passwords.hash(password)
  try {
    await database.write(tenant, (sql) =>
      sql.query(
        `INSERT INTO members (tenant, id, email, email_key, first_name, last_name, locale, password_hash,
           confirmed_at)
         VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5, $6, $7, now())`,
        [id, email, toEmailKey(email), ...splitName(name), locale, passwordHash],
      ),
    )
    return { status: 'created', id }
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return { status: 'refused', reason: 'email-taken' }
    throw error
  }
}

const uniqueViolation = '23505'

/** First name, then the rest. */
function splitName(name: string | null): [string | null, string | null] {
  const [first, ...rest] = (name ?? '').trim().split(/\s+/)
  return [first || null, rest.join(' ') || null]
}

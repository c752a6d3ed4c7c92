import type { Database } from '../database/database.js'
import { sqlState } from '../database/database.js'
import { newUnguessableId } from '../database/unguessable-id.js'
import { isCommonPassword } from './common-passwords.js'
import { toEmailKey } from './member.js'
import { hashPassword, passwordBounds } from './password.js'

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

/** Registers a member of a tenant. */
export async function createMember(
  database: Database,
  tenant: string,
  member: NewMember,
): Promise<CreateMemberOutcome> {
  const { password, name, locale } = member
  const email = member.email.trim()
  const characters = [...password].length
  if (!/^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(email) || email.length > 254) {
    return { status: 'refused', reason: 'email-invalid' }
  }
  if (characters < passwordBounds.min || characters > passwordBounds.max) {
    return { status: 'refused', reason: 'password-length' }
  }
  if (isCommonPassword(password)) return { status: 'refused', reason: 'password-common' }
  const id = newUnguessableId()
  // Before the transaction: others wait behind an open one.
  const passwordHash = await hashPassword(password)
  try {
    await database.write(tenant, (sql) =>
      sql.query(
        `INSERT INTO members (tenant, id, email, email_key, name, locale, password_hash)
         VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5, $6)`,
        [id, email, toEmailKey(email), name, locale, passwordHash],
      ),
    )
    return { status: 'created', id }
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return { status: 'refused', reason: 'email-taken' }
    throw error
  }
}

const uniqueViolation = '23505'

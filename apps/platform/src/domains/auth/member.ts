import type { Transaction } from '../../foundation/database/database.js'

export interface Member {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  /** Mails are written in it. */
  locale: string
  role: 'MEMBER'
  /** Waits for its confirmation. */
  pendingEmail: string | null
  createdAt: Date
}

/** A member with the password hash; never leaves this folder. */
export interface MemberSecret extends Member {
  passwordHash: string
}

/** Columns of {@link Member}, of a table that is called `m`. */
export const memberColumns = `m.id, m.email, m.first_name AS "firstName", m.last_name AS "lastName", m.phone,
  m.locale, m.role, m.pending_email AS "pendingEmail", m.created_at AS "createdAt"`

/** The form in which e-mail addresses are compared. */
export function toEmailKey(email: string): string {
  // No address contains a zero byte, and PostgreSQL rejects one.
  return email.trim().normalize('NFC').toLowerCase().replaceAll('\0', '')
}

/** The member with an e-mail address; undefined when there is none, or a registration alone. */
export async function findMemberByEmail(
  sql: Transaction,
  email: string,
): Promise<MemberSecret | undefined> {
  const rows = await sql.query<MemberSecret>(
    `SELECT ${memberColumns}, m.password_hash AS "passwordHash" FROM members m
     WHERE m.email_key = $1 AND m.confirmed_at IS NOT NULL`,
    [toEmailKey(email)],
  )
  return rows[0]
}

/** The member with an id; undefined when there is none. */
export async function findMemberById(
  sql: Transaction,
  id: string,
): Promise<MemberSecret | undefined> {
  const rows = await sql.query<MemberSecret>(
    `SELECT ${memberColumns}, m.password_hash AS "passwordHash" FROM members m
     WHERE m.id = $1 AND m.confirmed_at IS NOT NULL`,
    [id],
  )
  return rows[0]
}

/**
 * Whether the password hash of a login is still the member's. It is locked until the transaction
 * ends, so that a login and a password change cannot interleave.
 */
export async function isPasswordOf(
  sql: Transaction,
  { id, passwordHash }: Pick<MemberSecret, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const rows = await sql.query(
    'SELECT 1 FROM members WHERE id = $1 AND password_hash = $2 FOR SHARE',
    [id, passwordHash],
  )
  return rows.length === 1
}

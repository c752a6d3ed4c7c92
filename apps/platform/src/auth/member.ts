import type { Sql } from '../database/database.js'

export interface Member {
  id: string
  email: string
  name: string | null
  passwordHash: string
}

/** What tells e-mail addresses apart. */
export function toEmailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** The member with an e-mail address; undefined when there is none. */
export async function findMemberByEmail(sql: Sql, email: string): Promise<Member | undefined> {
  // No address holds a zero byte, and the engine refuses one.
  const key = toEmailKey(email).replaceAll('\0', '')
  const rows = await sql.query<Member>(
    `SELECT id, email, name, password_hash AS "passwordHash" FROM members WHERE email_key = $1`,
    [key],
  )
  return rows[0]
}

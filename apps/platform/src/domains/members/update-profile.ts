import type { Transaction } from '../../foundation/database/database.js'

export interface Profile {
  firstName: string | null
  lastName: string | null
  phone: string | null
  locale: string
}

/** Replaces a member's name and phone number. */
export async function updateProfile(
  sql: Transaction,
  memberId: string,
  profile: Profile,
): Promise<void> {
  const { firstName, lastName, phone, locale } = profile
  await sql.query(
    'UPDATE members SET first_name = $2, last_name = $3, phone = $4, locale = $5 WHERE id = $1',
    [memberId, firstName, lastName, phone, locale],
  )
}

import type { Transaction } from '../../foundation/database/database.js'

/**
 * The order with a number that was placed with an e-mail address; undefined for any mismatch, in
 * one query, so that its time reveals nothing either.
 */
export async function findOrder(
  sql: Transaction,
  { number, email }: { number: string; email: string },
): Promise<string | undefined> {
  const [order] = await sql.query<{ id: string }>(
    'SELECT id FROM orders WHERE number = $1 AND lower(email) = $2',
    [number, email.toLowerCase()],
  )
  return order?.id
}

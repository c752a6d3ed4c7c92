import type { Transaction } from '../../foundation/database/database.js'

/** Terms that were accepted with an order. */
export interface AcceptedTerms {
  orderNumber: string
  version: string
  at: Date
}

/** The terms that a member accepted, the newest first. */
export function readAcceptedTerms(sql: Transaction, memberId: string): Promise<AcceptedTerms[]> {
  return sql.query<AcceptedTerms>(
    `SELECT number AS "orderNumber", terms_version AS version, created_at AS at
     FROM orders WHERE member_id = $1 ORDER BY created_at DESC, id`,
    [memberId],
  )
}

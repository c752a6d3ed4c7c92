import type { Transaction } from '../../foundation/database/database.js'

/** A back-in-stock request as the member sees it. */
export interface MemberBackInStockRequest {
  sku: string
  locale: string
  requestedAt: Date
  /** When the mail was written; null while the member waits. */
  notifiedAt: Date | null
}

/** Every request of an e-mail address, the newest first. */
export function readMemberBackInStockRequests(
  sql: Transaction,
  email: string,
): Promise<MemberBackInStockRequest[]> {
  return sql.query<MemberBackInStockRequest>(
    `SELECT v.sku, r.locale, r.created_at AS "askedAt", r.notified_at AS "notifiedAt"
     FROM back_in_stock_requests r JOIN variants v ON v.tenant = r.tenant AND v.id = r.variant_id
     WHERE r.email_key = $1 ORDER BY r.created_at DESC, r.id`,
    [email.toLowerCase()],
  )
}

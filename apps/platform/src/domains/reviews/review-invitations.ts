import type { Transaction } from '../../foundation/database/database.js'

/** The mailbox of an order `o`, as a hash. */
const mailboxHash = `encode(sha256(convert_to(
  o.tenant || ' review ' || COALESCE(o.mailbox, lower(o.email)), 'UTF8')), 'hex')`

/** Ends the invitations of the mailbox that an order was placed with. */
export async function endInvitations(
  sql: Transaction,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  await sql.query(
    `INSERT INTO review_refusals (tenant, mailbox_hash, refused_at)
     SELECT o.tenant, ${mailboxHash}, $2::timestamptz FROM orders o WHERE o.id = $1
     ON CONFLICT (tenant, mailbox_hash) DO NOTHING`,
    [orderId, now.toISOString()],
  )
}

/** Whether the mailbox of an order may be invited. */
export async function mayBeInvited(sql: Transaction, orderId: string): Promise<boolean> {
  const refusals = await sql.query(
    `SELECT 1 FROM orders o JOIN review_refusals r
       ON r.tenant = o.tenant AND r.mailbox_hash = ${mailboxHash}
     WHERE o.id = $1`,
    [orderId],
  )
  return refusals.length === 0
}

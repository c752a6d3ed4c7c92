import type { Transaction } from '../../../foundation/database/database.js'
import type { TenantSettings } from '../../../foundation/tenants/tenant-settings.js'
import type { UserError } from '../../../foundation/words/user-error.js'

/** Where an order comes from, and what that may order. */
export interface OrderOrigin {
  /** Hash of the caller's network. */
  network: string
  limits: TenantSettings['orderLimits']
  /** Multiplies the limits. */
  factor: number
}

const hourMs = 60 * 60 * 1_000
/** Longer than any order waits for its money. */
const networkKeptMs = 30 * 24 * hourMs

/** Whether a network or a mailbox has ordered, or holds unpaid, as much as it may; undefined when not. */
export async function checkOrderLimits(
  sql: Transaction,
  { network, limits, factor }: OrderOrigin,
  { mailbox, now }: { mailbox: string; now: Date },
): Promise<UserError | undefined> {
  const [counts] = await sql.query<Record<keyof typeof limits, number>>(
    `SELECT
       (count(*) FILTER (WHERE network = $1 AND created_at > $3::timestamptz))::integer AS "hourlyByNetwork",
       (count(*) FILTER (WHERE mailbox = $2 AND created_at > $3::timestamptz))::integer AS "hourlyByMailbox",
       (count(*) FILTER (WHERE network = $1 AND state IN ('CREATED', 'PENDING')))::integer AS "openByNetwork",
       (count(*) FILTER (WHERE mailbox = $2 AND state IN ('CREATED', 'PENDING')))::integer AS "openByMailbox"
     FROM orders WHERE network = $1 OR mailbox = $2`,
    [network, mailbox, new Date(now.getTime() - hourMs).toISOString()],
  )
  const names = Object.keys(limits) as (keyof typeof limits)[]
  return names.some((name) => counts![name] >= limits[name] * factor)
    ? { code: 'THROTTLED' }
    : undefined
}

/** Deletes where old orders came from. */
export async function deleteOrderNetworks(sql: Transaction, now: Date): Promise<void> {
  await sql.query(
    'UPDATE orders SET network = NULL WHERE network IS NOT NULL AND created_at <= $1::timestamptz',
    [new Date(now.getTime() - networkKeptMs).toISOString()],
  )
}

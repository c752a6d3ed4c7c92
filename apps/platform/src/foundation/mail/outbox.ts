import type { Transaction } from '../database/database.js'
import { newRandomId } from '../database/random-id.js'

/** A message that is sent once its transaction is committed. */
export interface OutboxEntry {
  tenant: string
  id: string
  kind: string
  payload: unknown
  attempts: number
  createdAt: Date
}

/**
 * Adds an entry in the transaction that it is about: both are committed, or neither. It is sent at
 * once unless due later.
 */
export async function enqueue(
  sql: Transaction,
  entry: { kind: string; payload: object; now: Date; dueAt?: Date },
): Promise<void> {
  await sql.query(
    `INSERT INTO outbox (tenant, id, kind, payload, created_at, due_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3::text::jsonb, $4::timestamptz, $5::timestamptz)`,
    [
      newRandomId(),
      entry.kind,
      JSON.stringify(entry.payload),
      entry.now.toISOString(),
      (entry.dueAt ?? entry.now).toISOString(),
    ],
  )
}

/** Mails, or messages for webhooks, whose entries of one queue are sent one after the other. */
export type OutboxChannel = 'mails' | 'webhooks'

export interface LeaseOptions {
  channel: OutboxChannel
  /** Names the holder. */
  lease: string
  now: Date
  /** After it another worker may take the entries: the holder is then thought dead. */
  leaseMs: number
  limit: number
}

/**
 * Takes entries that are due, over all tenants, so that no other worker takes them. Runs as
 * background work.
 */
export async function leaseDue(sql: Transaction, options: LeaseOptions): Promise<OutboxEntry[]> {
  const until = new Date(options.now.getTime() + options.leaseMs)
  return sql.query<OutboxEntry>(
    `UPDATE outbox SET lease = $1, due_at = $2::timestamptz, attempts = attempts + 1
     WHERE (tenant, id) IN (
       SELECT tenant, id FROM outbox o
       WHERE sent_at IS NULL AND due_at <= $3::timestamptz AND ${inChannel[options.channel]}
         LIMIT $4::integer FOR UPDATE SKIP LOCKED
     ) RETURNING tenant, id, kind, payload, attempts, created_at AS "createdAt"`,
    [options.lease, until.toISOString(), options.now.toISOString(), options.limit],
  )
}

/** Conditions on an entry `o`, and the order of entries. */
const inChannel: Readonly<Record<OutboxChannel, string>> = {
  mails: 'queue IS NULL ORDER BY due_at',
  // New ones before those that failed: a receiver that is down does not hold up the others.
  webhooks: `queue IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM outbox earlier WHERE earlier.tenant = o.tenant AND earlier.queue = o.queue
      AND earlier.position < o.position AND earlier.sent_at IS NULL
      AND earlier.due_at <> 'infinity'
  ) ORDER BY attempts, due_at`,
}

/** Sets an entry to sent. */
export async function markSent(
  sql: Transaction,
  entry: OutboxEntry,
  lease: string,
  now: Date,
): Promise<void> {
  await sql.query(
    `UPDATE outbox SET sent_at = $4::timestamptz, lease = NULL, last_error = NULL
     WHERE tenant = $1 AND id = $2 AND lease = $3`,
    [entry.tenant, entry.id, lease, now.toISOString()],
  )
}

export interface FailureNote {
  lease: string
  /** Without addresses or texts: it is read by staff. */
  reason: string
  /** Null for no further try. */
  retryAt: Date | null
}

/** Schedules another try of an entry, or marks it as failed. */
export async function markFailed(
  sql: Transaction,
  entry: OutboxEntry,
  note: FailureNote,
): Promise<void> {
  await sql.query(
    `UPDATE outbox SET due_at = $4::timestamptz, lease = NULL, last_error = $5
     WHERE tenant = $1 AND id = $2 AND lease = $3`,
    [
      entry.tenant,
      entry.id,
      note.lease,
      note.retryAt?.toISOString() ?? 'infinity',
      note.reason.slice(0, 300),
    ],
  )
}

/**
 * Removes entries that were sent before an instant, and those from before it that were given up,
 * over all tenants. Runs as background work.
 */
export async function purgeOutbox(sql: Transaction, before: Date): Promise<void> {
  await sql.query(
    `DELETE FROM outbox WHERE sent_at < $1::timestamptz
       OR (sent_at IS NULL AND due_at = 'infinity' AND created_at < $1::timestamptz)`,
    [before.toISOString()],
  )
}

/** Numbers of queued and failed mails, over all tenants. */
export async function countOutbox(sql: Transaction): Promise<{ waiting: number; givenUp: number }> {
  const [row] = await sql.query<{ waiting: number; givenUp: number }>(
    `SELECT (count(*) FILTER (WHERE due_at <> 'infinity'))::integer AS waiting,
            (count(*) FILTER (WHERE due_at = 'infinity'))::integer AS "givenUp"
     FROM outbox WHERE sent_at IS NULL AND queue IS NULL`,
  )
  return row!
}

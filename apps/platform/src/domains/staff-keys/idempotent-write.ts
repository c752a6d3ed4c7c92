import type { Transaction } from '../../foundation/database/database.js'

/** A write with an idempotency key. */
export interface IdempotentWrite {
  keyId: string
  idempotencyKey: string
  /** Hash of method, path and body. */
  digest: string
  now: Date
}

export type BegunWrite =
  | { status: 'new' }
  /** It was made before: the response of then. */
  | { status: 'repeated'; body: string }
  /** The key belongs to another request. */
  | { status: 'other-request' }

/**
 * Begins a write in its transaction: a second one with the same key waits until the first is
 * committed, and gets its response. One that is rolled back leaves the key free.
 */
export async function beginIdempotentWrite(
  sql: Transaction,
  { keyId, idempotencyKey, digest, now }: IdempotentWrite,
): Promise<BegunWrite> {
  const begun = await sql.query(
    `INSERT INTO staff_responses (tenant, key_id, idempotency_key, digest, answered_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4::timestamptz)
     ON CONFLICT (tenant, key_id, idempotency_key) DO NOTHING RETURNING digest`,
    [keyId, idempotencyKey, digest, now.toISOString()],
  )
  if (begun.length > 0) return { status: 'new' }
  const [earlier] = await sql.query<{ digest: string; body: string }>(
    'SELECT digest, body FROM staff_responses WHERE key_id = $1 AND idempotency_key = $2',
    [keyId, idempotencyKey],
  )
  if (earlier?.digest !== digest) return { status: 'other-request' }
  return { status: 'repeated', body: earlier.body }
}

/** Stores the response of a write, in its transaction. */
export async function completeIdempotentWrite(
  sql: Transaction,
  { keyId, idempotencyKey }: IdempotentWrite,
  body: string,
): Promise<void> {
  await sql.query(
    'UPDATE staff_responses SET body = $3 WHERE key_id = $1 AND idempotency_key = $2',
    [keyId, idempotencyKey, body],
  )
}

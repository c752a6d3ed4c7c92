import type { Transaction } from '../../foundation/database/database.js'

/** A message for a webhook, as staff see it. */
export interface WebhookMessage {
  id: string
  at: Date
  type: string
  data: unknown
  state: 'SENT' | 'WAITING' | 'FAILED'
  attempts: number
  lastError: string | null
}

/** The last messages for a webhook, the newest first. */
export function listWebhookMessages(
  sql: Transaction,
  { webhookId, limit }: { webhookId: string; limit: number },
): Promise<WebhookMessage[]> {
  return sql.query<WebhookMessage>(
    `SELECT id, (payload ->> 'at')::timestamptz AS at, payload ->> 'type' AS type,
            payload -> 'data' AS data, attempts, last_error AS "lastError",
            CASE WHEN sent_at IS NOT NULL THEN 'SENT' WHEN due_at = 'infinity' THEN 'FAILED'
              ELSE 'WAITING' END AS state
     FROM outbox WHERE kind = 'webhook' AND payload ->> 'webhookId' = $1
     ORDER BY position DESC LIMIT $2::integer`,
    [webhookId, limit],
  )
}

export interface ResendOptions {
  webhookId: string
  /** Everything since then, sent or not; null for what has failed alone. */
  since: Date | null
  now: Date
}

/** Sends messages again, in their order, for another three days. @returns How many. */
export async function resendWebhookMessages(
  sql: Transaction,
  { webhookId, since, now }: ResendOptions,
): Promise<number> {
  const rows = await sql.query(
    `UPDATE outbox SET sent_at = NULL, attempts = 0, lease = NULL, last_error = NULL,
       created_at = $3::timestamptz, due_at = $3::timestamptz
     WHERE kind = 'webhook' AND payload ->> 'webhookId' = $1 AND (
       (sent_at IS NULL AND due_at = 'infinity') OR (payload ->> 'at')::timestamptz >= $2::timestamptz
     ) RETURNING id`,
    [webhookId, since?.toISOString() ?? null, now.toISOString()],
  )
  return rows.length
}

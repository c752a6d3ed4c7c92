import type { Transaction } from '../../foundation/database/database.js'
import type { WebhookEvent } from './webhook-events.js'

/** Something that programs are told of. */
export interface Announcement {
  type: WebhookEvent
  /** Its messages arrive in their order, such as `order 10000001`. */
  object: string
  /** Without personal data: programs read the rest with their key. */
  data: object
  now: Date
}

/** What the outbox keeps of a message for a webhook. */
export interface WebhookPayload {
  webhookId: string
  type: WebhookEvent
  at: string
  data: object
}

/** Queues a message for each webhook of the event, in the transaction that it is about. */
export async function announce(
  sql: Transaction,
  { type, object, data, now }: Announcement,
): Promise<void> {
  await sql.query(
    `INSERT INTO outbox (tenant, id, kind, payload, created_at, due_at, queue)
     SELECT tenant, gen_random_uuid()::text, 'webhook',
       jsonb_build_object('webhookId', id, 'type', $1::text, 'at', $4::text,
         'data', $3::text::jsonb),
       $4::timestamptz, $4::timestamptz, id || ' ' || $2::text
     FROM webhooks WHERE $1::text = ANY(events)`,
    [type, object, JSON.stringify(data), now.toISOString()],
  )
}

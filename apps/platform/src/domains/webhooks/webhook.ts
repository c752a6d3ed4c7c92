import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../foundation/database/database.js'
import { withRandomNumber } from '../../foundation/database/random-number.js'
import type { WebhookEvent } from './webhook-events.js'

/** Where a program is told of events. */
export interface Webhook {
  /** Eight digits. */
  id: string
  url: string
  events: readonly WebhookEvent[]
  /** Pieces below which stock.below is sent. */
  stockBelow: number
  createdAt: Date
}

export interface NewWebhook extends Omit<Webhook, 'id' | 'createdAt'> {
  now: Date
}

const idDigits = 8

/** The beginning of every secret, by which libraries for webhooks recognize one. */
const secretPrefix = 'whsec_'

/** Adds a webhook. @returns its id, and the secret that signs what it is sent. */
export async function addWebhook(
  sql: Transaction,
  { url, events, stockBelow, now }: NewWebhook,
): Promise<{ id: string; secret: string }> {
  const secret = secretPrefix + randomBytes(32).toString('base64')
  const insert = (id: string) =>
    sql.query(
      `INSERT INTO webhooks (tenant, id, url, secret, events, stock_below, created_at)
       VALUES (current_setting('floga.tenant'), $1, $2, $3, $4::text[], $5, $6::timestamptz)
       ON CONFLICT (tenant, id) DO NOTHING RETURNING id`,
      [id, url, secret, events, stockBelow, now.toISOString()],
    )
  const id = await withRandomNumber(idDigits, async (free) => (await insert(free)).length > 0)
  return { id, secret }
}

/** A webhook and its messages of the last thirty days, by their state. */
export interface ListedWebhook extends Webhook {
  sent: number
  waiting: number
  failed: number
}

/** Every webhook of the tenant, the oldest first. */
export function listWebhooks(sql: Transaction): Promise<ListedWebhook[]> {
  return sql.query<ListedWebhook>(
    `SELECT w.id, w.url, w.events, w.stock_below AS "stockBelow", w.created_at AS "createdAt",
            o.sent, o.waiting, o.failed
     FROM webhooks w CROSS JOIN LATERAL (
       SELECT (count(*) FILTER (WHERE sent_at IS NOT NULL))::integer AS sent,
              (count(*) FILTER (WHERE sent_at IS NULL AND due_at <> 'infinity'))::integer AS waiting,
              (count(*) FILTER (WHERE sent_at IS NULL AND due_at = 'infinity'))::integer AS failed
       FROM outbox WHERE kind = 'webhook' AND payload ->> 'webhookId' = w.id
     ) o ORDER BY w.created_at, w.id`,
  )
}

/** Whether the tenant has a webhook. */
export async function hasWebhook(sql: Transaction, id: string): Promise<boolean> {
  const found = await sql.query('SELECT id FROM webhooks WHERE id = $1', [id])
  return found.length > 0
}

/** Removes a webhook, and what waits for it. @returns Whether there is one. */
export async function removeWebhook(sql: Transaction, id: string): Promise<boolean> {
  const removed = await sql.query('DELETE FROM webhooks WHERE id = $1 RETURNING id', [id])
  await sql.query(
    "DELETE FROM outbox WHERE kind = 'webhook' AND payload ->> 'webhookId' = $1 AND sent_at IS NULL",
    [id],
  )
  return removed.length > 0
}

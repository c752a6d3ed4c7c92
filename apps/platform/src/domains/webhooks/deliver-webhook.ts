import { createHmac } from 'node:crypto'
import type { Database } from '../../foundation/database/database.js'
import type { OutboxEntry } from '../../foundation/mail/outbox.js'
import type { WebhookPayload } from './announce.js'

/** A message that was not taken; it is tried again. */
class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly code = 'EWEBHOOK'
  constructor(readonly responseCode: number) {
    super(`The receiver of a webhook answered ${responseCode}.`)
  }
}

export interface DeliverWebhookOptions {
  database: Database
  /** @default that of the platform */
  fetch?: typeof globalThis.fetch
  /** @default () => new Date() */
  clock?: () => Date
}

const timeoutMs = 10_000

/** Sends one entry of the outbox to its webhook; one that was removed gets nothing. */
export function deliverWebhook({
  database,
  fetch = (...request) => globalThis.fetch(...request),
  clock = () => new Date(),
}: DeliverWebhookOptions): (entry: OutboxEntry) => Promise<void> {
  return async ({ tenant, id, payload }) => {
    const { webhookId, type, at, data } = payload as WebhookPayload
    const [webhook] = await database.read(tenant, (sql) =>
      sql.query<{ url: string; secret: string }>('SELECT url, secret FROM webhooks WHERE id = $1', [
        webhookId,
      ]),
    )
    if (!webhook) return
    const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data })
    const sentAtSeconds = String(Math.floor(clock().getTime() / 1_000))
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': sentAtSeconds,
        'webhook-key-id': webhookId,
        'webhook-signature': signWebhook(webhook.secret, { id, sentAtSeconds, body }),
      },
      body,
      // Another address was not agreed on.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new WebhookError(response.status)
  }
}

/** @see https://www.standardwebhooks.com */
export function signWebhook(
  secret: string,
  { id, sentAtSeconds, body }: { id: string; sentAtSeconds: string; body: string },
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${sentAtSeconds}.${body}`)
  return `v1,${signature.digest('base64')}`
}

import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.js'
import { failureReason } from '../messages/failure-reason.js'
import { leaseDue, markFailed, markSent } from './outbox.js'
import type { OutboxChannel, OutboxEntry } from './outbox.js'

export interface DeliverOptions {
  database: Database
  /** @default 'mails' */
  channel?: OutboxChannel
  /** Sends one entry, outside of any transaction. */
  deliver: (entry: OutboxEntry) => Promise<void>
  /** Called with each failure; the entry is tried again. */
  onError: (error: unknown, entry: OutboxEntry) => void
  /** @default () => new Date() */
  clock?: () => Date
}

/** After this time another worker may send an entry. */
export const leaseMs = 2 * 60 * 1_000

/** Entries expire after this time. */
export const giveUpAfterMs = 3 * 24 * 60 * 60 * 1_000

/** Entries of one batch. */
export const deliveryBatch = 10

/**
 * Delivers one batch of due entries. A worker that dies between sending an entry and recording it
 * causes a duplicate, never a loss.
 *
 * @returns How many entries were taken.
 */
export async function deliverDue(options: DeliverOptions): Promise<number> {
  const { database, deliver, onError, channel = 'mails' } = options
  const clock = options.clock ?? (() => new Date())
  const lease = randomUUID()
  const entries = await database.admin((sql) =>
    leaseDue(sql, { channel, lease, now: clock(), leaseMs, limit: deliveryBatch }),
  )
  const deliverOne = async (entry: OutboxEntry) => {
    try {
      await deliver(entry)
    } catch (error) {
      onError(error, entry)
      const note = { lease, reason: failureReason(error), retryAt: nextTry(entry, clock()) }
      await database.admin((sql) => markFailed(sql, entry, note))
      return
    }
    await database.admin((sql) => markSent(sql, entry, lease, clock()))
  }
  // Receivers of webhooks are many, and some of them slow; mails have one server.
  if (channel === 'webhooks') await Promise.all(entries.map(deliverOne))
  else for (const entry of entries) await deliverOne(entry)
  return entries.length
}

/**
 * 5 s, then twice as long each time, at most a quarter of an hour; null once it has taken too long.
 */
function nextTry(entry: OutboxEntry, now: Date): Date | null {
  if (now.getTime() - entry.createdAt.getTime() > giveUpAfterMs) return null
  const waitMs = Math.min(5_000 * 2 ** (entry.attempts - 1), 15 * 60 * 1_000)
  return new Date(now.getTime() + waitMs)
}

import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.js'
import { leaseDue, markFailed, markSent } from './outbox.js'
import type { OutboxEntry } from './outbox.js'

export interface DeliverOptions {
  database: Database
  /** Sends one entry, outside of any transaction. */
  deliver: (entry: OutboxEntry) => Promise<void>
  /** Told of each failure; the entry is tried again. */
  onError: (error: unknown, entry: OutboxEntry) => void
  /** @default () => new Date() */
  clock?: () => Date
}

/** An entry that its holder has not closed after this long is taken by another. */
export const leaseMs = 2 * 60 * 1_000

/** After this long nobody waits for a mail any more. */
export const giveUpAfterMs = 3 * 24 * 60 * 60 * 1_000

const batch = 10

/**
 * Delivers what is due, once around. A holder that dies after sending and before saying so makes a second copy of that
 * one entry, never none.
 *
 * @returns How many entries were taken.
 */
export async function deliverDue(options: DeliverOptions): Promise<number> {
  const { database, deliver, onError } = options
  const clock = options.clock ?? (() => new Date())
  const lease = randomUUID()
  const entries = await database.admin((sql) =>
    leaseDue(sql, { lease, now: clock(), leaseMs, limit: batch }),
  )
  for (const entry of entries) {
    try {
      await deliver(entry)
    } catch (error) {
      onError(error, entry)
      const note = { lease, reason: reasonOf(error), retryAt: nextTry(entry, clock()) }
      await database.admin((sql) => markFailed(sql, entry, note))
      continue
    }
    await database.admin((sql) => markSent(sql, entry, lease, clock()))
  }
  return entries.length
}

export interface OutboxWorkerOptions extends DeliverOptions {
  /** Milliseconds between two looks. @default 1_000 */
  pauseMs?: number
  /** Told when the outbox itself cannot be read; the next look tries again. */
  onLookFailed: (error: unknown) => void
}

/** Delivers what is due until it is stopped; stopping waits for what is being sent. */
export function startOutboxWorker(options: OutboxWorkerOptions): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> = Promise.resolve()

  const look = async () => {
    const taken = await deliverDue(options).catch((error: unknown) => {
      options.onLookFailed(error)
      return 0
    })
    if (!isStopped) plan(taken === batch ? 0 : (options.pauseMs ?? 1_000))
  }
  const plan = (delayMs: number) => {
    timer = setTimeout(() => {
      running = look()
    }, delayMs)
    timer.unref()
  }
  plan(0)
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** 5 s, then twice as long each time, at most a quarter of an hour; null once it has taken too long. */
function nextTry(entry: OutboxEntry, now: Date): Date | null {
  if (now.getTime() - entry.createdAt.getTime() > giveUpAfterMs) return null
  const waitMs = Math.min(5_000 * 2 ** (entry.attempts - 1), 15 * 60 * 1_000)
  return new Date(now.getTime() + waitMs)
}

/** Codes alone: a mail server's sentence may hold the shopper's address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}

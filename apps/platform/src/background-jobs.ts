import type { FastifyBaseLogger } from 'fastify'
import { purgeMembers } from './auth/purge-members.js'
import { purgeTokens } from './auth/revoke-token.js'
import { purgeCarts } from './cart/purge-carts.js'
import type { Database } from './database/database.js'
import type { Job } from './jobs/job.js'
import { deliverDue, deliveryBatch } from './mail/deliver-due.js'
import { purgeOutbox } from './mail/outbox.js'
import type { OutboxEntry } from './mail/outbox.js'
import { purgeSubscriptions } from './newsletter/change-subscription.js'
import { purgeRestockRequests } from './restock/purge-restock-requests.js'

export interface BackgroundJobsOptions {
  database: Database
  /** Sends one entry of the outbox. */
  deliver: (entry: OutboxEntry) => Promise<void>
  log: FastifyBaseLogger
}

/** Long enough to look into what a shopper says never came. */
const keepSentMs = 30 * 24 * 60 * 60 * 1_000

/** Everything that runs beside requests. */
export function backgroundJobs({ database, deliver, log }: BackgroundJobsOptions): Job[] {
  return [
    {
      name: 'send-mails',
      everyMs: 1_000,
      async run() {
        const taken = await deliverDue({
          database,
          deliver,
          onError: (error, entry) => {
            // Without the error's message: a mail server may repeat the address in it.
            const code = error instanceof Error && 'code' in error ? error.code : 'unknown'
            log.warn({ outbox: entry.id, attempts: entry.attempts, code }, 'a mail was not sent')
          },
        })
        return taken === deliveryBatch
      },
    },
    {
      name: 'remove-expired',
      everyMs: 60 * 60 * 1_000,
      run: ({ now }) =>
        database.admin(async (sql) => {
          await purgeCarts(sql, now)
          await purgeTokens(sql, now)
          await purgeMembers(sql, now)
          await purgeRestockRequests(sql, now)
          await purgeSubscriptions(sql, now)
          await purgeOutbox(sql, new Date(now.getTime() - keepSentMs))
        }),
    },
  ]
}

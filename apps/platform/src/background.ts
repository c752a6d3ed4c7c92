import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createAccountMails } from './account-mails.js'
import { purgeMembers } from './auth/purge-members.js'
import { purgeTokens } from './auth/revoke-token.js'
import { purgeCarts } from './cart/purge-carts.js'
import type { Database } from './database/database.js'
import type { Env } from './env.js'
import { deliverByKind } from './mail/deliver-by-kind.js'
import { createFileTransport, createSmtpTransport } from './mail/mail-transport.js'
import { purgeOutbox } from './mail/outbox.js'
import { startOutboxWorker } from './mail/outbox-worker.js'
import { purgeSubscriptions } from './newsletter/change-subscription.js'
import { createNewsletterMails } from './newsletter-mails.js'
import { createOrderMails } from './order-mails.js'
import { createRequestMails } from './request-mails.js'
import { purgeRestockRequests } from './restock/purge-restock-requests.js'
import { createRestockMails } from './restock-mails.js'
import { createTenantRegistry } from './tenants/tenant-registry.js'

export interface BackgroundOptions {
  database: Database
  env: Pick<Env, 'dataDir' | 'smtpUrl' | 'shopUrl'>
  log: FastifyBaseLogger
}

const purgePauseMs = 60 * 60 * 1_000

/** Long enough to look into what a shopper says never came. */
const keepSentMs = 30 * 24 * 60 * 60 * 1_000

/** Starts what runs beside requests: mails are sent, what has expired is removed. Stopping waits for both. */
export function startBackground(options: BackgroundOptions): { stop(): Promise<void> } {
  const { database, env, log } = options
  const transport =
    env.smtpUrl === undefined
      ? createFileTransport(join(env.dataDir, 'mails'))
      : createSmtpTransport(env.smtpUrl)
  const tenants = createTenantRegistry(database)
  const mails = { database, tenants, transport, shopUrl: env.shopUrl }
  const worker = startOutboxWorker({
    database,
    deliver: deliverByKind({
      'order-placed': createOrderMails(mails),
      'back-in-stock': createRestockMails(mails),
      ...createAccountMails(mails),
      ...createRequestMails(mails),
      'newsletter-confirm': createNewsletterMails(mails),
    }),
    onError: (error, entry) => {
      // Without the error's message: a mail server may repeat the address in it.
      const code = error instanceof Error && 'code' in error ? error.code : 'unknown'
      log.warn({ outbox: entry.id, attempts: entry.attempts, code }, 'a mail was not sent')
    },
    onLookFailed: (error) => log.error({ err: error }, 'the outbox cannot be read'),
  })

  let purging: Promise<void> = Promise.resolve()
  const purge = () => {
    purging = database
      .admin(async (sql) => {
        const now = new Date()
        await purgeCarts(sql, now)
        await purgeTokens(sql, now)
        await purgeMembers(sql, now)
        await purgeRestockRequests(sql, now)
        await purgeSubscriptions(sql, now)
        await purgeOutbox(sql, new Date(now.getTime() - keepSentMs))
      })
      .catch((error: unknown) => log.error({ err: error }, 'what has expired was not removed'))
  }
  const timer = setInterval(purge, purgePauseMs)
  timer.unref()

  return {
    async stop() {
      clearInterval(timer)
      await worker.stop()
      await purging
      transport.close()
    },
  }
}

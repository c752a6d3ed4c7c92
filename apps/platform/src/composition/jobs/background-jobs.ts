import type { BaseLogger } from 'pino'
import { purgeMembers } from '../../domains/auth/purge-members.js'
import { purgeTokens } from '../../domains/auth/revoke-token.js'
import { purgeCarts } from '../../domains/cart/purge-carts.js'
import {
  endExpiredSharedCarts,
  purgeSharedCarts,
} from '../../domains/cart/shared/purge-shared-carts.js'
import { followSalePeriods } from '../../domains/catalogue/prices/follow-sale-periods.js'
import { countPurchases, purgeDailyCounts } from '../../domains/daily-counts/daily-counts.js'
import type { Database } from '../../foundation/database/database.js'
import type { SearchEngine } from '../../domains/catalogue/search-engine/search-engine.js'
import type { Job } from '../../foundation/jobs/job.js'
import { deliverDue, deliveryBatch } from '../../foundation/mail/deliver-due.js'
import { purgeOutbox } from '../../foundation/mail/outbox.js'
import type { OutboxEntry } from '../../foundation/mail/outbox.js'
import { purgeAttempts } from '../../foundation/throttle/attempt-throttle.js'
import { confirmVatNumbers } from '../../domains/orders/vat/confirm-vat-numbers.js'
import type { VatRegister } from '../../domains/orders/vat/vat-register.js'
import { deleteReportNetworks } from '../../domains/reviews/report-review.js'
import { deleteOrderLinkAddresses } from '../../domains/orders/links/use-order-link.js'
import { deleteOrderNetworks } from '../../domains/orders/stock/decide-reservation.js'
import { releaseReservations } from '../../domains/orders/stock/release-reservations.js'
import { closeUnpaidOrders } from '../../domains/orders/close-unpaid-orders.js'
import { purgeSubscriptions } from '../../domains/newsletter/subscription.js'
import { orderMovePorts } from '../ports/order-move-ports.js'
import { purgeBackInStockRequests } from '../../domains/back-in-stock/purge-back-in-stock-requests.js'
import { purgeStaffKeyUses } from '../../domains/staff-keys/staff-key-use.js'
import { failureReason } from '../../foundation/messages/failure-reason.js'
import { deliverWebhook } from '../../domains/webhooks/deliver-webhook.js'
import { forEachTenant } from '../../foundation/tenants/for-each-tenant.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'

export interface BackgroundJobsOptions {
  database: Database
  /** Of this process. */
  engine: Pick<SearchEngine, 'update'>
  /** Sends one entry of the outbox. */
  deliver: (entry: OutboxEntry) => Promise<void>
  /** Undefined where no VAT number can be checked. */
  vatRegister: VatRegister | undefined
  log: BaseLogger
  clock: () => Date
}

/** Long enough to investigate e-mails that a shopper has not received. */
const keepSentMs = 30 * 24 * 60 * 60 * 1_000

/** Longer than downtimes of a platform, shorter than the lifetime of a cart. */
const countedMs = 7 * 24 * 60 * 60 * 1_000

/** Every background job. */
export function backgroundJobs({
  database,
  engine,
  deliver,
  vatRegister,
  log,
  clock,
}: BackgroundJobsOptions): Job[] {
  const tenants = createTenantRegistry(database)
  const { update } = engine
  return [
    ...(update ? [searchIndexJob(database, update)] : []),
    {
      name: 'send-mails',
      everyMs: 1_000,
      async run() {
        const taken = await deliverDue({
          database,
          deliver,
          clock,
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
      name: 'send-webhooks',
      everyMs: 1_000,
      async run() {
        const taken = await deliverDue({
          database,
          channel: 'webhooks',
          deliver: deliverWebhook({ database, clock }),
          clock,
          onError: (error, entry) => {
            const reason = failureReason(error)
            log.warn({ outbox: entry.id, attempts: entry.attempts, reason }, 'a webhook failed')
          },
        })
        return taken === deliveryBatch
      },
    },
    {
      name: 'close-unpaid-orders',
      everyMs: 60_000,
      run: ({ now, signal }) =>
        forEachTenant(database, signal, async (tenant) => {
          const terms = await tenants.find(tenant)
          if (!terms) return
          await closeUnpaidOrders({ database, tenant, terms, ports: orderMovePorts, now })
        }),
    },
    {
      name: 'release-reservations',
      everyMs: 60_000,
      run: ({ now, signal }) =>
        forEachTenant(database, signal, (tenant) => releaseReservations(database, { tenant, now })),
    },
    {
      name: 'follow-sale-periods',
      everyMs: 60_000,
      run: ({ now, signal }) =>
        forEachTenant(database, signal, (tenant) =>
          database.write(tenant, (sql) => followSalePeriods(sql, now)),
        ),
    },
    {
      name: 'confirm-vat-numbers',
      everyMs: 15 * 60_000,
      async run({ now, signal }) {
        if (!vatRegister) return
        await forEachTenant(database, signal, (tenant) =>
          confirmVatNumbers({ database, tenant, register: vatRegister, now }, orderMovePorts),
        )
      },
    },
    {
      name: 'end-shared-carts',
      everyMs: 5 * 60_000,
      run: ({ now, signal }) =>
        forEachTenant(database, signal, (tenant) =>
          database.write(tenant, (sql) => endExpiredSharedCarts(sql, now)),
        ),
    },
    {
      // Before the carts are deleted.
      name: 'count-purchases',
      everyMs: 60 * 60 * 1_000,
      run: ({ now, signal }) =>
        forEachTenant(database, signal, async (tenant) => {
          const settings = await tenants.find(tenant)
          if (!settings) return
          const { timeZone } = settings
          const since = new Date(now.getTime() - countedMs)
          await database.write(tenant, (sql) => countPurchases(sql, { since, timeZone }))
        }),
    },
    {
      name: 'remove-expired',
      everyMs: 60 * 60 * 1_000,
      run: ({ now }) =>
        database.admin(async (sql) => {
          await purgeCarts(sql, now)
          await purgeSharedCarts(sql, now)
          await purgeTokens(sql, now)
          await purgeMembers(sql, now)
          await purgeBackInStockRequests(sql, now)
          await purgeSubscriptions(sql, now)
          await purgeAttempts(sql, now)
          await purgeDailyCounts(sql, now)
          await deleteOrderNetworks(sql, now)
          await deleteOrderLinkAddresses(sql, now)
          await deleteReportNetworks(sql, now)
          await purgeStaffKeyUses(sql, now)
          await purgeOutbox(sql, new Date(now.getTime() - keepSentMs))
        }),
    },
  ]
}

/**
 * Until it has run, changed texts are searched directly, which takes longer the more there are.
 */
function searchIndexJob(database: Database, update: NonNullable<SearchEngine['update']>): Job {
  return {
    name: 'write-search-index',
    everyMs: 5_000,
    run: ({ signal }) => forEachTenant(database, signal, (tenant) => update(database, tenant)),
  }
}

import { join } from 'node:path'
import type { BaseLogger } from 'pino'
import { backgroundJobs } from './background-jobs.js'
import type { Database } from '../../foundation/database/database.js'
import type { DocumentLibrary } from '../../domains/assets/document-library.js'
import type { ImageLibrary } from '../../domains/assets/image-library.js'
import { deliverMails } from '../mails/deliver-mails.js'
import type { SearchEngine } from '../../domains/catalogue/search-engine/search-engine.js'
import type { Env } from '../env.js'
import type { RunningJobs } from '../../foundation/jobs/start-jobs.js'
import { startJobs } from '../../foundation/jobs/start-jobs.js'
import { createFileTransport, createSmtpTransport } from '../../foundation/mail/mail-transport.js'
import type { VatRegister } from '../../domains/orders/vat/vat-register.js'
import type { OrderLinks } from '../../domains/orders/links/order-link.js'
import type { ReviewLinks } from '../../domains/reviews/review-links.js'
import type { RenderPdf } from '../../foundation/pdf/pdf-renderer.js'
import { paymentJobs } from './payment-jobs.js'
import type { PaymentContext } from '../../domains/payment/payment-context.js'

export interface BackgroundOptions {
  database: Database
  /** Engine of this process, whose index is updated. @default no engine with an index */
  engine?: Pick<SearchEngine, 'update'>
  env: Pick<Env, 'dataDir' | 'smtpUrl' | 'shopUrl'>
  payments: PaymentContext
  /** Signs the links in mails to the shop. @default mails without links */
  orderLinks?: OrderLinks
  /** Signs the links by which buyers review. @default no invitations */
  reviewLinks?: ReviewLinks
  renderPdf: RenderPdf
  /** Pictures of goods, and logos, for mails. @default none */
  images?: ImageLibrary
  /** Finished PDFs, for mails. @default none */
  documentLibrary?: DocumentLibrary
  vatRegister?: VatRegister | undefined
  log: BaseLogger
  /** @default () => new Date() */
  clock?: () => Date
}

/** Starts background jobs. Stopping waits for those that run. */
export function startBackground(options: BackgroundOptions): RunningJobs {
  const {
    database,
    engine = {},
    env,
    payments,
    orderLinks,
    reviewLinks,
    renderPdf,
    images,
  } = options
  const { documentLibrary, vatRegister, log } = options
  const clock = options.clock ?? (() => new Date())
  const transport =
    env.smtpUrl === undefined
      ? createFileTransport(join(env.dataDir, 'mails'))
      : createSmtpTransport(env.smtpUrl)
  const deliver = deliverMails({
    database,
    transport,
    shopUrl: env.shopUrl,
    renderPdf,
    orderLinks,
    reviewLinks,
    ...(images ? { images } : {}),
    ...(documentLibrary ? { documentLibrary } : {}),
    clock,
    onNoDocument: (error) => log.error({ err: error }, 'an order was mailed without its document'),
  })
  const jobs = startJobs({
    database,
    clock,
    jobs: [
      ...backgroundJobs({ database, engine, deliver, vatRegister, log, clock }),
      ...paymentJobs(payments),
    ],
    onFailed: (error, job) => log.error({ err: error, ...job }, 'a job failed'),
    onReadFailed: (error) => log.error({ err: error }, 'the jobs cannot be read'),
  })
  return {
    wake: jobs.wake,
    async stop() {
      await jobs.stop()
      transport.close()
    },
  }
}

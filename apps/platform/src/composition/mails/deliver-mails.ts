import { createAccountMails } from './account-mails.js'
import type { Database } from '../../foundation/database/database.js'
import { deliverByKind } from '../../foundation/mail/deliver-by-kind.js'
import type { MailTransport } from '../../foundation/mail/mail-transport.js'
import type { OutboxEntry } from '../../foundation/mail/outbox.js'
import { createNewsletterMails } from './newsletter-mails.js'
import { createOrderMails } from './order-mails.js'
import { createRefundMails } from './refund-mails.js'
import { createCustomerRequestMails } from './customer-request-mails.js'
import { createBackInStockMails } from './back-in-stock-mails.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'

export interface DeliverMailsOptions {
  database: Database
  transport: MailTransport
  /** Where the shop is reached, without a trailing slash. */
  shopUrl: string
}

/** Sends one entry of the outbox, whatever its kind. */
export function deliverMails(options: DeliverMailsOptions): (entry: OutboxEntry) => Promise<void> {
  const mails = { ...options, tenants: createTenantRegistry(options.database) }
  return deliverByKind({
    ...createOrderMails(mails),
    'back-in-stock': createBackInStockMails(mails),
    ...createAccountMails(mails),
    ...createCustomerRequestMails(mails),
    'refund-refused': createRefundMails(mails),
    'newsletter-confirm': createNewsletterMails(mails),
  })
}

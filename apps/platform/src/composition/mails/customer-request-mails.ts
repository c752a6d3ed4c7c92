import type { Database } from '../../foundation/database/database.js'
import { itemName } from '../../domains/customer-requests/item-name.js'
import type { MailTransport } from '../../foundation/mail/mail-transport.js'
import type { OutboxEntry } from '../../foundation/mail/outbox.js'
import { renderCustomerRequestMail } from './customer-request-mail.js'
import type { CustomerRequestMailKind } from './customer-request-mail-words.js'
import { readCustomerRequest } from '../../domains/customer-requests/read-customer-request.js'
import type { CustomerRequestRecord } from '../../domains/customer-requests/customer-request-record.js'
import type { TenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'

export interface CustomerRequestMailsOptions {
  database: Database
  tenants: TenantRegistry
  transport: MailTransport
  /** Where the shop is reached, without a trailing slash. */
  shopUrl: string
}

type Deliver = (entry: OutboxEntry) => Promise<void>

/** Delivers outbox entries about customer requests, by their kind. */
export function createCustomerRequestMails(
  options: CustomerRequestMailsOptions,
): Record<CustomerRequestMailKind, Deliver> {
  const { database, tenants, transport, shopUrl } = options
  const deliverer =
    (kind: CustomerRequestMailKind): Deliver =>
    async (entry) => {
      const { requestId } = entry.payload as { requestId: string }
      const settings = await tenants.find(entry.tenant)
      if (!settings) throw new Error('The tenant of an outbox entry is missing.')
      const request = await database.read(entry.tenant, (sql) =>
        readCustomerRequest(sql, requestId),
      )
      // Deleted by its sender before the mail was sent.
      if (!request) return
      const isForSender = kind === 'request-received' || kind === 'request-answered'
      const locale = isForSender ? request.locale : settings.defaultLocale
      const contact = settings.contact[locale] ?? settings.contact[settings.defaultLocale]
      const shop = { name: settings.name, address: contact?.email ?? 'shop@localhost' }
      await transport.send({
        id: `${kind}-${entry.id}`,
        from: shop,
        to: isForSender ? { name: request.name, address: request.email } : shop,
        ...renderCustomerRequestMail(toMail(kind, request, settings, locale, shopUrl)),
      })
    }
  return {
    'request-received': deliverer('request-received'),
    'request-arrived': deliverer('request-arrived'),
    'request-replied': deliverer('request-replied'),
    'request-answered': deliverer('request-answered'),
  }
}

function toMail(
  kind: CustomerRequestMailKind,
  request: CustomerRequestRecord,
  settings: TenantSettings,
  locale: string,
  shopUrl: string,
) {
  const prefix = locale === settings.defaultLocale ? '' : `/${locale}`
  const author = kind === 'request-answered' ? 'staff' : 'shopper'
  const written = request.messages.filter((message) => message.author === author)
  const message = kind === 'request-received' ? written[0] : written.at(-1)
  const moment = new Intl.DateTimeFormat(locale === 'el' ? 'el-GR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: settings.timeZone,
  }).format(request.createdAt)
  return {
    ...request,
    kind,
    locale,
    moment,
    shopName: settings.name,
    url: `${shopUrl}${prefix}/request/${request.id}`,
    requestKind: request.kind,
    withdrawn: request.withdrawn.map(
      ({ quantity, words }) => `${quantity} × ${itemName(words, locale)}`,
    ),
    message: message?.text ?? null,
  }
}

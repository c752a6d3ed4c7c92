import type { Database } from '../../foundation/database/database.js'
import { renderBackInStockMail } from './back-in-stock-mail.js'
import type { MailTransport } from '../../foundation/mail/mail-transport.js'
import type { OutboxEntry } from '../../foundation/mail/outbox.js'
import { readBackInStockRequest } from '../../domains/back-in-stock/read-back-in-stock-request.js'
import type { TenantRegistry } from '../../foundation/tenants/tenant-registry.js'

export interface BackInStockMailsOptions {
  database: Database
  tenants: TenantRegistry
  transport: MailTransport
  /** Where the shop is reached, without a trailing slash. */
  shopUrl: string
}

/** Delivers outbox entries about variants that are back in stock. */
export function createBackInStockMails(
  options: BackInStockMailsOptions,
): (entry: OutboxEntry) => Promise<void> {
  const { database, tenants, transport, shopUrl } = options
  return async (entry) => {
    const { requestId } = entry.payload as { requestId: string }
    const settings = await tenants.find(entry.tenant)
    if (!settings) throw new Error('The tenant of an outbox entry is missing.')
    const request = await database.read(entry.tenant, (sql) =>
      readBackInStockRequest(sql, requestId),
    )
    // Deleted since, or the product is no longer sold.
    if (!request) return
    const { locale, label, productName, productSlug, sku } = request
    const prefix = locale === settings.defaultLocale ? '' : `/${locale}`
    const deleteUrl = `${shopUrl}${prefix}/restock/${request.id}`
    const contact = settings.contact[locale] ?? settings.contact[settings.defaultLocale]
    await transport.send({
      id: `back-in-stock-${entry.id}`,
      from: { name: settings.name, address: contact?.email ?? 'shop@localhost' },
      to: { name: '', address: request.email },
      unsubscribeUrl: deleteUrl,
      ...renderBackInStockMail({
        locale,
        shopName: settings.name,
        productName: label === '' ? productName : `${productName}, ${label}`,
        productUrl: `${shopUrl}${prefix}/products/${productSlug}?variant=${encodeURIComponent(sku)}`,
        deleteUrl,
      }),
    })
  }
}

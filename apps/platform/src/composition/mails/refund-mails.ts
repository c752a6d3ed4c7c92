import { renderRefundRefusedMail } from './refund-refused-mail.js'
import { readOrder } from '../../domains/orders/read-order.js'
import type { RefusedRefund } from '../../domains/payment/payment-context.js'
import type { Database } from '../../foundation/database/database.js'
import type { MailTransport } from '../../foundation/mail/mail-transport.js'
import type { OutboxEntry } from '../../foundation/mail/outbox.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import type { TenantRegistry } from '../../foundation/tenants/tenant-registry.js'

export interface RefundMailsOptions {
  database: Database
  tenants: TenantRegistry
  transport: MailTransport
  /** Where the shop is reached, without a trailing slash. */
  shopUrl: string
}

/** Notifies the shop, in its own language, of a refund that the provider refused. */
export function createRefundMails(
  options: RefundMailsOptions,
): (entry: OutboxEntry) => Promise<void> {
  const { database, tenants, transport, shopUrl } = options
  return async (entry) => {
    const { orderId, amountMinor, currency } = entry.payload as Omit<RefusedRefund, 'now'>
    const settings = await tenants.find(entry.tenant)
    const order = await database.read(entry.tenant, (sql) => readOrder(sql, orderId))
    if (!settings || !order) throw new Error('The order of an outbox entry is missing.')
    const { name, defaultLocale: locale, contact } = settings
    const shop = { name, address: contact[locale]?.email ?? 'shop@localhost' }
    await transport.send({
      id: `refund-refused-${entry.id}`,
      from: shop,
      to: shop,
      ...renderRefundRefusedMail({
        locale,
        shopName: name,
        orderNumber: order.number,
        amount: formatMoney(amountMinor, currency, locale).formatted,
        receiptUrl: `${shopUrl}/receipt/${orderId}`,
      }),
    })
  }
}

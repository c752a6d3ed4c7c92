import type { Database } from './database/database.js'
import { toOrderView } from './graphql/order-view.js'
import type { MailMessage, MailTransport } from './mail/mail-transport.js'
import { renderOrderPlacedMail } from './mail/order-placed-mail.js'
import type { OrderPlacedMail } from './mail/order-placed-mail.js'
import type { OutboxEntry } from './mail/outbox.js'
import type { OrderRecord } from './orders/order-record.js'
import { readOrder } from './orders/read-order.js'
import type { TenantRegistry } from './tenants/tenant-registry.js'
import type { TenantSettings } from './tenants/tenant-settings.js'

export interface OrderMailsOptions {
  database: Database
  tenants: TenantRegistry
  transport: MailTransport
  /** Where the shop is reached, without a trailing slash. */
  shopUrl: string
}

/** Introduces orders to mails: delivers outbox entries about orders. */
export function createOrderMails(
  options: OrderMailsOptions,
): (entry: OutboxEntry) => Promise<void> {
  const { database, tenants, transport, shopUrl } = options
  return async (entry) => {
    const { orderId } = entry.payload as { orderId: string }
    const settings = await tenants.find(entry.tenant)
    const order = await database.read(entry.tenant, (sql) => readOrder(sql, orderId))
    if (!settings || !order) throw new Error('The order of an outbox entry is missing.')
    const mail = toOrderPlacedMail(order, settings, shopUrl)
    await transport.send(toMessage(`order-placed-${entry.id}`, order, settings, mail))
  }
}

function toMessage(
  id: string,
  order: OrderRecord,
  settings: TenantSettings,
  mail: OrderPlacedMail,
): MailMessage {
  const { firstName, lastName } = order.contact
  const from = { name: settings.name, address: mail.contact?.email ?? 'shop@localhost' }
  const to = { name: `${firstName} ${lastName}`, address: order.email }
  return { id, from, to, ...renderOrderPlacedMail(mail) }
}

function toOrderPlacedMail(
  order: OrderRecord,
  settings: TenantSettings,
  shopUrl: string,
): OrderPlacedMail {
  const { locale } = order
  const view = toOrderView(order, { locale, toImage: () => null })
  const { totals } = view
  const prefix = locale === settings.defaultLocale ? '' : `/${locale}`
  return {
    locale,
    shopName: settings.name,
    orderNumber: order.number,
    receiptUrl: `${shopUrl}${prefix}/receipt/${order.id}`,
    firstName: order.contact.firstName,
    lines: view.orderItems.map(({ product, variant, quantity, lineTotal }) => ({
      name: variant.label === '' ? product.name : `${product.name}, ${variant.label}`,
      quantity,
      total: lineTotal.formatted,
    })),
    sums: [
      { label: 'items', amount: totals.items.formatted },
      ...(totals.discount.amountMinor === 0
        ? []
        : [{ label: 'discount' as const, amount: totals.discount.formatted }]),
      { label: 'shipping', amount: view.shipmentTotal.formatted },
      ...(totals.paymentFee.amountMinor === 0
        ? []
        : [{ label: 'paymentFee' as const, amount: totals.paymentFee.formatted }]),
      { label: 'grand', amount: totals.grand.formatted },
      { label: 'vat', amount: totals.vat.formatted },
    ],
    shippingName: view.shippingMethod.name,
    address: toAddressLines(view.shippingAddress),
    paymentName: view.payment.method.name,
    bankTransfer: view.payment.bankTransfer,
    contact: settings.contact[locale] ?? settings.contact[settings.defaultLocale] ?? null,
  }
}

function toAddressLines(address: ReturnType<typeof toOrderView>['shippingAddress']): string[] {
  if (!address) return []
  const street = [address.address, address.address2].filter(Boolean).join(', ')
  return [
    ...(address.company ? [address.company] : []),
    street,
    `${address.postalCode} ${address.city}`,
    address.country.name,
  ]
}

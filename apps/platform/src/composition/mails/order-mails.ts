import type { Database } from '../../foundation/database/database.js'
import type { MailTransport } from '../../foundation/mail/mail-transport.js'
import { renderOrderMail } from './order-mail.js'
import type { OrderMailKind } from './order-mail-words.js'
import type { OutboxEntry } from '../../foundation/mail/outbox.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { readWithdrawal } from '../../domains/customer-requests/read-withdrawal.js'
import type { TenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import { toOrderMail } from './to-order-mail.js'

export interface OrderMailsOptions {
  database: Database
  tenants: TenantRegistry
  transport: MailTransport
  /** Where the shop is reached, without a trailing slash. */
  shopUrl: string
  /** @default () => new Date() */
  clock?: () => Date
}

/** What an outbox entry of the kind `order-moved` holds. */
export interface OrderMovedPayload {
  orderId: string
  about: OrderMailKind
  /** The refund; 0 for none. */
  refundMinor: number
}

type Deliver = (entry: OutboxEntry) => Promise<void>

/** Delivers outbox entries about orders, by their kind. */
export function createOrderMails(
  options: OrderMailsOptions,
): Record<'order-placed' | 'order-moved', Deliver> {
  const { database, tenants, transport, shopUrl } = options
  const clock = options.clock ?? (() => new Date())
  const send = async (entry: OutboxEntry, event: OrderMovedPayload) => {
    const settings = await tenants.find(entry.tenant)
    const found = await database.read(entry.tenant, async (sql) => {
      const { orderId } = event
      const order = await readOrder(sql, orderId)
      const timeZone = settings?.timeZone ?? 'UTC'
      return { order, withdrawal: await readWithdrawal(sql, { orderId, now: clock(), timeZone }) }
    })
    const { order, withdrawal } = found
    if (!settings || !order || !withdrawal) {
      throw new Error('The order of an outbox entry is missing.')
    }
    // Only for a pick-up: what is shipped gets a mail when it leaves.
    if (event.about === 'READY' && order.shipping.kind !== 'PICKUP') return
    const mail = toOrderMail({ ...event, order, withdrawal, settings, shopUrl })
    const { firstName, lastName } = order.contact
    await transport.send({
      id: `${entry.kind}-${entry.id}`,
      from: { name: settings.name, address: mail.contact?.email ?? 'shop@localhost' },
      to: { name: `${firstName} ${lastName}`, address: order.email },
      ...renderOrderMail(mail),
    })
  }
  return {
    'order-placed': (entry) => {
      const { orderId } = entry.payload as { orderId: string }
      return send(entry, { orderId, about: 'PLACED', refundMinor: 0 })
    },
    'order-moved': (entry) => send(entry, entry.payload as OrderMovedPayload),
  }
}

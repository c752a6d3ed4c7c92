import type { OrderRecord } from '../../domains/orders/order-record.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { orderLinkMs, orderVersion } from '../../domains/orders/links/order-link.js'
import { actionsOf } from '../../domains/orders/links/order-link-actions.js'
import { toPickupLines } from '../../domains/orders/view/address-lines.js'
import { isWithdrawn, toItemName, toOrderView } from '../../domains/orders/view/order-view.js'
import type { OrderView } from '../../domains/orders/view/order-view.js'
import type { EmailBlock } from '../../foundation/mail/email-template.js'
import { shopUrlIn } from './mail-draft.js'
import type { MailContent, MailScope, WriteMail } from './mail-draft.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import type { Messages } from '../../foundation/messages/messages.js'
import { formatDateTime } from '../../foundation/messages/format-date-time.js'
import { isOnlineKind } from '../../foundation/pricing/payment-rules.js'

/** Payload of an outbox entry of kind `shop-order`. */
export interface ShopOrderPayload {
  orderId: string
  /** A new order, or the state that it has come to. */
  about: 'PLACED' | 'APPROVED' | 'PROCESSING' | 'READY' | 'SHIPPED' | 'CANCELED'
}

/** WITHDRAWN: its customer has withdrawn since. */
type ShopOrderNews = ShopOrderPayload['about'] | 'WITHDRAWN'

/**
 * E-mails to the shop, in its default locale, about orders to pack. Replies go to the customer.
 */
export const shopOrderMails: Record<'shop-order', WriteMail> = {
  'shop-order': async (payload, scope) => {
    const { orderId, about: event } = payload as ShopOrderPayload
    const { database, tenant, settings } = scope
    const order = await database.read(tenant, (sql) => readOrder(sql, orderId))
    if (!order) throw new Error('The order of an outbox entry is missing.')
    const { firstName, lastName } = order.contact
    const isToStop = isWithdrawn(order) && event !== 'SHIPPED' && event !== 'CANCELED'
    const about = isToStop ? 'WITHDRAWN' : event
    // The state that it is in has a mail of its own, with the links of today.
    if (event !== order.state && passing.has(event)) return undefined
    if (event === 'APPROVED' && order.state === 'CANCELED') return undefined
    const locale = settings.defaultLocale
    return {
      locale,
      to: 'shop',
      replyTo: { name: `${firstName} ${lastName}`, address: order.email },
      content: {
        title: messagesIn(locale, settings).say(`shopOrderMail.titles.${about}`, {
          number: order.number,
        }),
        blocks: blocksOf(about, order, scope),
        ...orderLinksIn(order, scope),
      },
    }
  },
}

const passing: ReadonlySet<ShopOrderNews> = new Set(['PROCESSING', 'READY', 'SHIPPED'])

/** What can be reported about the order by a link: the first as a button. */
export function orderLinksIn(
  order: OrderRecord,
  scope: MailScope,
): Pick<MailContent, 'action' | 'footnotes'> {
  const { orderLinks, tenant, settings, now } = scope
  if (!orderLinks || !settings.hasOrderLinkPage) return {}
  const { say } = messagesIn(settings.defaultLocale, settings)
  const expiresAt = new Date(now.getTime() + orderLinkMs)
  const shared = { orderId: order.id, version: orderVersion(order), expiresAt }
  const [action, ...others] = actionsOf(order).map((name) => ({
    label: say(`shopOrderMail.actions.${name}`),
    url: `${shopUrlIn(settings.defaultLocale, scope)}/order-link/${orderLinks.sign(tenant, { ...shared, action: name })}`,
  }))
  if (!action) return {}
  return { action, footnotes: [...others, say('shopOrderMail.keep')] }
}

function blocksOf(about: ShopOrderNews, order: OrderRecord, scope: MailScope): EmailBlock[] {
  const { settings } = scope
  const locale = settings.defaultLocale
  const messages = messagesIn(locale, settings)
  const { say } = messages
  const view = toOrderView(order, { messages })
  const { contact } = order
  const isPickup = order.shipping.kind === 'PICKUP'
  const commands = [`show-order ${order.number}`]
  // The order may have moved on before its mail is sent.
  const isToApprove =
    (order.state === 'CREATED' || order.state === 'PENDING') && !isOnlineKind(order.payment.kind)
  if (isToApprove) commands.push(`move-order ${order.number} approved`)
  if (order.state === 'APPROVED') commands.push(`move-order ${order.number} processing`)
  for (const { reference, isOpen } of order.withdrawals) {
    if (isOpen) commands.push(`return-order ${order.number} --request ${reference}`)
  }
  return [
    say(`shopOrderMail.news.${about}`),
    ...(about === 'PLACED' ? payment(order, say) : []),
    ...(about === 'PLACED' && !order.isReserved ? [say('shopOrderMail.notReserved')] : []),
    details(order, view, scope),
    {
      rows: view.orderItems.map((item) => [
        [
          `${item.quantity} × ${item.variant.sku}`,
          toItemName(item, locale),
          ...(item.backordered > 0
            ? [say('shopOrderMail.backordered', { pieces: item.backordered })]
            : []),
          ...(item.returned > 0 ? [say('orderMail.returned', { pieces: item.returned })] : []),
        ].join(' · '),
        item.lineTotal.formatted,
      ]),
      totals: [
        { label: say('shopOrderMail.total'), amount: view.totals.grand.formatted, isGrand: true },
      ],
    },
    ...(view.totals.vatNote === null ? [] : [view.totals.vatNote]),
    {
      title: isPickup ? say('shopOrderMail.pickup') : say('shopOrderMail.address'),
      lines: isPickup
        ? toPickupLines(settings, locale)
        : [`${contact.firstName} ${contact.lastName}`, ...(view.shippingAddress?.lines ?? [])],
    },
    {
      title: say('shopOrderMail.customer'),
      lines: [
        `${contact.firstName} ${contact.lastName}`,
        [contact.phone, contact.alternativePhone].filter(Boolean).join(', '),
        order.email,
      ],
    },
    { title: say('shopOrderMail.commands'), lines: commands },
  ]
}

/** Whether it may be packed already. */
function payment({ paymentState, payment: { kind } }: OrderRecord, say: Messages['say']) {
  if (kind === 'CASH_ON_DELIVERY') {
    return [say('shopOrderMail.onDelivery'), say('shopOrderMail.confirm')]
  }
  return paymentState === 'PAID' ? [] : [say('shopOrderMail.wait')]
}

function details(order: OrderRecord, view: OrderView, { settings }: MailScope): EmailBlock {
  const locale = settings.defaultLocale
  const messages = messagesIn(locale, settings)
  const { say } = messages
  const date = formatDateTime(order.createdAt, { locale, timeZone: settings.timeZone })
  const { invoice } = order
  const state = say(`orderDocument.paymentStates.${order.paymentState}`)
  const all: [string, string | null][] = [
    [say('shopOrderMail.facts.number'), order.number],
    [say('shopOrderMail.facts.date'), date],
    [say('shopOrderMail.facts.payment'), `${view.payment.method.name}, ${state}`],
    [say('shopOrderMail.facts.delivery'), view.shippingMethod.name],
    [say('shopOrderMail.facts.invoice'), invoice && invoiceLine(invoice)],
    [say('shopOrderMail.facts.coupon'), order.couponCode],
    [say('shopOrderMail.facts.notes'), order.notes],
  ]
  return { details: all.filter((fact): fact is [string, string] => Boolean(fact[1])) }
}

/** All that an invoice is issued with. */
function invoiceLine(invoice: NonNullable<OrderRecord['invoice']>): string {
  const { companyName, businessActivity, vatNumber, taxOffice } = invoice
  return [companyName, businessActivity, vatNumber, taxOffice].filter(Boolean).join(', ')
}

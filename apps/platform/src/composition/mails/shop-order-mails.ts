import type { OrderRecord } from '../../domains/orders/order-record.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { toPickupLines } from '../../domains/orders/view/address-lines.js'
import { toItemName, toOrderView } from '../../domains/orders/view/order-view.js'
import type { OrderView } from '../../domains/orders/view/order-view.js'
import type { EmailBlock } from '../../foundation/mail/email-template.js'
import type { MailScope, WriteMail } from './mail-draft.js'
import { wordsIn } from '../../foundation/words/words.js'
import type { Words } from '../../foundation/words/words.js'
import { writeMoment } from '../../foundation/words/write-moment.js'

/** What an outbox entry of the kind `shop-order` holds. */
export interface ShopOrderPayload {
  orderId: string
  /** A new order, its payment or confirmation, or its cancelation. */
  about: ShopOrderNews
}

type ShopOrderNews = 'PLACED' | 'APPROVED' | 'CANCELED'

/** Mails to the shop, in its own language, about what is to be packed. An answer goes to the customer. */
export const shopOrderMails: Record<'shop-order', WriteMail> = {
  'shop-order': async (payload, scope) => {
    const { orderId, about } = payload as ShopOrderPayload
    const { database, tenant, settings } = scope
    const order = await database.read(tenant, (sql) => readOrder(sql, orderId))
    if (!order) throw new Error('The order of an outbox entry is missing.')
    const { firstName, lastName } = order.contact
    const locale = settings.defaultLocale
    return {
      locale,
      to: 'shop',
      replyTo: { name: `${firstName} ${lastName}`, address: order.email },
      content: {
        title: wordsIn(locale, settings).say(`shopOrderMail.titles.${about}`, {
          number: order.number,
        }),
        blocks: blocksOf(about, order, scope),
      },
    }
  },
}

function blocksOf(about: ShopOrderNews, order: OrderRecord, scope: MailScope): EmailBlock[] {
  const { settings } = scope
  const locale = settings.defaultLocale
  const words = wordsIn(locale, settings)
  const { say } = words
  const view = toOrderView(order, { words })
  const { contact } = order
  const isPickup = order.shipping.kind === 'PICKUP'
  const commands = [`show-order ${order.number}`]
  if (about === 'APPROVED') commands.push(`move-order ${order.number} PROCESSING`)
  return [
    say(`shopOrderMail.news.${about}`),
    ...(about === 'PLACED' ? payment(order, say) : []),
    facts(order, view, scope),
    {
      rows: view.orderItems.map((item) => [
        `${item.quantity} × ${item.variant.sku} · ${toItemName(item, locale)}${
          item.backordered > 0
            ? ` (${say('shopOrderMail.backordered', { pieces: item.backordered })})`
            : ''
        }`,
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
function payment({ paymentState, payment: { kind } }: OrderRecord, say: Words['say']) {
  if (kind === 'CASH_ON_DELIVERY') return [say('shopOrderMail.onDelivery')]
  return paymentState === 'PAID' ? [] : [say('shopOrderMail.wait')]
}

function facts(order: OrderRecord, view: OrderView, { settings }: MailScope): EmailBlock {
  const locale = settings.defaultLocale
  const words = wordsIn(locale, settings)
  const { say } = words
  const date = writeMoment(order.createdAt, { locale, timeZone: settings.timeZone })
  const { invoice } = order
  const state = say(`orderDocument.paymentStates.${order.paymentState}`)
  const all: [string, string | null][] = [
    [say('shopOrderMail.facts.number'), order.number],
    [say('shopOrderMail.facts.date'), date],
    [say('shopOrderMail.facts.payment'), `${view.payment.method.name}, ${state}`],
    [say('shopOrderMail.facts.delivery'), view.shippingMethod.name],
    [say('shopOrderMail.facts.invoice'), invoice && `${invoice.companyName}, ${invoice.vatNumber}`],
    [say('shopOrderMail.facts.coupon'), order.couponCode],
    [say('shopOrderMail.facts.notes'), order.notes],
  ]
  return { facts: all.filter((fact): fact is [string, string] => Boolean(fact[1])) }
}

import { documentWords } from '../../domains/orders/document/document-words.js'
import type { OrderRecord } from '../../domains/orders/order-record.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { toPickupLines } from '../../domains/orders/view/address-lines.js'
import { toItemName, toOrderView } from '../../domains/orders/view/order-view.js'
import type { OrderView } from '../../domains/orders/view/order-view.js'
import type { EmailBlock } from '../../foundation/mail/email-template.js'
import type { MailScope, WriteMail } from './mail-draft.js'
import { writeMoment } from '../../foundation/words/write-moment.js'

/** What an outbox entry of the kind `shop-order` holds. */
export interface ShopOrderPayload {
  orderId: string
  /** A new order, its payment or confirmation, or its cancelation. */
  about: ShopOrderNews
}

type ShopOrderNews = 'PLACED' | 'APPROVED' | 'CANCELED'

const english = {
  titles: {
    PLACED: (number: string) => `New order ${number}`,
    APPROVED: (number: string) => `Order ${number} can be packed`,
    CANCELED: (number: string) => `Order ${number} is canceled`,
  } satisfies Record<ShopOrderNews, (number: string) => string>,
  news: {
    PLACED: 'A new order has come in.',
    APPROVED: 'The order is paid or confirmed: its products can be packed.',
    CANCELED: 'The order is canceled: do not pack it, or stop it if it is packed already.',
  } satisfies Record<ShopOrderNews, string>,
  wait: 'It is not paid yet: pack it once you hear of its payment.',
  onDelivery: 'It is paid to the courier on delivery.',
  facts: {
    number: 'Order',
    date: 'Received',
    payment: 'Payment',
    delivery: 'Delivery',
    notes: 'Notes of the customer',
    invoice: 'Invoice',
    coupon: 'Coupon',
  },
  backordered: (pieces: number) => ` (${pieces} to be ordered from the manufacturer)`,
  total: 'Total',
  address: 'Deliver to',
  pickup: 'Picked up at',
  customer: 'Customer',
  commands: 'From the terminal',
}

const greek: typeof english = {
  titles: {
    PLACED: (number) => `Νέα παραγγελία ${number}`,
    APPROVED: (number) => `Η παραγγελία ${number} μπορεί να συσκευαστεί`,
    CANCELED: (number) => `Η παραγγελία ${number} ακυρώθηκε`,
  },
  news: {
    PLACED: 'Μόλις ήρθε νέα παραγγελία.',
    APPROVED: 'Η παραγγελία πληρώθηκε ή επιβεβαιώθηκε: τα προϊόντα μπορούν να συσκευαστούν.',
    CANCELED:
      'Η παραγγελία ακυρώθηκε: μην τη συσκευάσετε, ή σταματήστε την αν έχει ήδη συσκευαστεί.',
  },
  wait: 'Δεν έχει πληρωθεί ακόμη: συσκευάστε τη μόλις ενημερωθείτε για την πληρωμή.',
  onDelivery: 'Πληρώνεται στον μεταφορέα κατά την παράδοση.',
  facts: {
    number: 'Παραγγελία',
    date: 'Ημερομηνία',
    payment: 'Πληρωμή',
    delivery: 'Παράδοση',
    notes: 'Σημειώσεις του πελάτη',
    invoice: 'Τιμολόγιο',
    coupon: 'Κουπόνι',
  },
  backordered: (pieces) => ` (${pieces} για παραγγελία από τον κατασκευαστή)`,
  total: 'Σύνολο',
  address: 'Παράδοση',
  pickup: 'Παραλαβή από',
  customer: 'Πελάτης',
  commands: 'Από το τερματικό',
}

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
        title: wordsIn(locale).titles[about](order.number),
        blocks: blocksOf(about, order, scope),
      },
    }
  },
}

function wordsIn(locale: string): typeof english {
  return locale === 'el' ? greek : english
}

function blocksOf(about: ShopOrderNews, order: OrderRecord, scope: MailScope): EmailBlock[] {
  const { settings } = scope
  const locale = settings.defaultLocale
  const words = wordsIn(locale)
  const view = toOrderView(order, { locale })
  const { contact } = order
  const isPickup = order.shipping.kind === 'PICKUP'
  const commands = [`show-order ${order.number}`]
  if (about === 'APPROVED') commands.push(`move-order ${order.number} PROCESSING`)
  return [
    words.news[about],
    ...(about === 'PLACED' ? payment(order, words) : []),
    facts(order, view, scope),
    {
      rows: view.orderItems.map((item) => [
        `${item.quantity} × ${item.variant.sku} · ${toItemName(item)}${
          item.backordered > 0 ? words.backordered(item.backordered) : ''
        }`,
        item.lineTotal.formatted,
      ]),
      totals: [{ label: words.total, amount: view.totals.grand.formatted, isGrand: true }],
    },
    ...(view.totals.vatNote === null ? [] : [view.totals.vatNote]),
    {
      title: isPickup ? words.pickup : words.address,
      lines: isPickup
        ? toPickupLines(settings, locale)
        : [`${contact.firstName} ${contact.lastName}`, ...(view.shippingAddress?.lines ?? [])],
    },
    {
      title: words.customer,
      lines: [
        `${contact.firstName} ${contact.lastName}`,
        [contact.phone, contact.alternativePhone].filter(Boolean).join(', '),
        order.email,
      ],
    },
    { title: words.commands, lines: commands },
  ]
}

/** Whether it may be packed already. */
function payment({ paymentState, payment: { kind } }: OrderRecord, words: typeof english) {
  if (kind === 'CASH_ON_DELIVERY') return [words.onDelivery]
  return paymentState === 'PAID' ? [] : [words.wait]
}

function facts(order: OrderRecord, view: OrderView, { settings }: MailScope): EmailBlock {
  const locale = settings.defaultLocale
  const words = wordsIn(locale)
  const date = writeMoment(order.createdAt, { locale, timeZone: settings.timeZone })
  const { invoice } = order
  const state = documentWords(locale).paymentStates[order.paymentState]
  const all: [string, string | null][] = [
    [words.facts.number, order.number],
    [words.facts.date, date],
    [words.facts.payment, `${view.payment.method.name}, ${state}`],
    [words.facts.delivery, view.shippingMethod.name],
    [words.facts.invoice, invoice && `${invoice.companyName}, ${invoice.vatNumber}`],
    [words.facts.coupon, order.couponCode],
    [words.facts.notes, order.notes],
  ]
  return { facts: all.filter((fact): fact is [string, string] => Boolean(fact[1])) }
}

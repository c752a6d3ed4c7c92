import { readWithdrawal } from '../../domains/customer-requests/read-withdrawal.js'
import type { WithdrawalRecord } from '../../domains/customer-requests/read-withdrawal.js'
import type { OrderRecord } from '../../domains/orders/order-record.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { toPickupLines } from '../../domains/orders/view/address-lines.js'
import { toItemName, toOrderView } from '../../domains/orders/view/order-view.js'
import type { OrderView } from '../../domains/orders/view/order-view.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import { agreementFiles } from './agreement-files.js'
import type { AgreementFiles } from './agreement-files.js'
import { contactIn, sellerIn, shopUrlIn } from './mail-draft.js'
import type { MailDraft, MailScope, WriteMail } from './mail-draft.js'
import { orderMailContent } from './order-mail.js'
import type { OrderMail, OrderMailKind } from './order-mail.js'
import { wordsIn } from '../../foundation/words/words.js'
import type { Words } from '../../foundation/words/words.js'
import { writeDay } from '../../foundation/words/write-moment.js'

/** What an outbox entry of the kind `order-moved` holds. */
export interface OrderMovedPayload {
  orderId: string
  about: OrderMailKind
  /** The refund; 0 for none. */
  refundMinor: number
}

/** Mails to shoppers about their orders. */
export const orderMails: Record<'order-placed' | 'order-moved', WriteMail> = {
  'order-placed': (payload, scope) => {
    const { orderId } = payload as { orderId: string }
    return writeMail({ orderId, about: 'PLACED', refundMinor: 0 }, scope)
  },
  'order-moved': (payload, scope) => writeMail(payload as OrderMovedPayload, scope),
}

async function writeMail(
  event: OrderMovedPayload,
  scope: MailScope,
): Promise<MailDraft | undefined> {
  const { database, tenant, settings, now } = scope
  const { orderId } = event
  const { order, withdrawal } = await database.read(tenant, async (sql) => ({
    order: await readOrder(sql, orderId),
    withdrawal: await readWithdrawal(sql, { orderId, now, timeZone: settings.timeZone }),
  }))
  if (!order || !withdrawal) throw new Error('The order of an outbox entry is missing.')
  // Only for a pick-up: what is shipped gets a mail when it leaves.
  if (event.about === 'READY' && order.shipping.kind !== 'PICKUP') return undefined
  const { firstName, lastName } = order.contact
  const files = event.about === 'PLACED' ? await agreementFiles(order, scope) : undefined
  return {
    locale: order.locale,
    to: { name: `${firstName} ${lastName}`, address: order.email },
    content: orderMailContent(toOrderMail(event, order, { withdrawal, files }, scope)),
    ...(files ? { attachments: Object.values(files) } : {}),
  }
}

/** Puts an order into the words and formats of its shopper. */
function toOrderMail(
  { about, refundMinor }: OrderMovedPayload,
  order: OrderRecord,
  { withdrawal, files }: { withdrawal: WithdrawalRecord; files: AgreementFiles | undefined },
  scope: MailScope,
): OrderMail {
  const { settings } = scope
  const { locale } = order
  const words = wordsIn(locale, settings)
  const view = toOrderView(order, { words })
  const pages = shopUrlIn(locale, scope)
  const isPickup = order.shipping.kind === 'PICKUP'
  const shipment = order.shipments.at(-1)
  return {
    kind: about,
    words,
    orderNumber: order.number,
    receiptUrl: `${pages}/receipt/${order.id}`,
    firstName: order.contact.firstName,
    lines: view.orderItems.map((item) => ({
      name: toItemName(item, locale),
      sku: item.variant.sku,
      quantity: item.quantity,
      total: item.lineTotal.formatted,
    })),
    sums: sumsOf(view),
    vatNote: view.totals.vatNote,
    paymentKind: order.payment.kind,
    paymentName: view.payment.method.name,
    shippingName: view.shippingMethod.name,
    address: isPickup ? toPickupLines(settings, locale) : (view.shippingAddress?.lines ?? []),
    isPickup,
    bankTransfer: view.payment.bankTransfer,
    tracking: shipment?.tracking ? { code: shipment.tracking, url: shipment.trackingUrl } : null,
    refund: refundMinor > 0 ? formatMoney(refundMinor, order.currency, locale).formatted : null,
    withdrawal:
      settings.hasWithdrawalForm && withdrawal.state === 'OPEN' && withdrawal.until
        ? {
            until: lastDay(withdrawal.until, locale, settings.timeZone),
            url: `${pages}/withdraw/${order.id}`,
          }
        : null,
    contact: contactIn(locale, settings) ?? null,
    seller: sellerIn(locale, settings),
    agreement: files
      ? {
          termsVersion: order.termsVersion,
          withdrawUrl: settings.hasWithdrawalForm ? `${pages}/withdraw` : null,
          termsUrl: files.terms ? null : `${pages}/terms-and-conditions`,
          documentUrl: files.document ? null : `${pages}/receipt/${order.id}/document.pdf`,
        }
      : null,
    invoice: invoiceLines(order, words),
  }
}

function invoiceLines({ invoice }: OrderRecord, { say }: Words): string[] {
  if (!invoice) return []
  return [
    invoice.companyName,
    invoice.businessActivity,
    `${say('orderDocument.facts.vatNumber')} ${invoice.vatNumber}`,
    ...(invoice.taxOffice ? [`${say('orderDocument.facts.taxOffice')} ${invoice.taxOffice}`] : []),
  ]
}

/** Sums of zero are left out. */
function isShown({ amountMinor }: { amountMinor: number }): boolean {
  return amountMinor !== 0
}

function sumsOf({ totals, shipmentTotal }: OrderView): OrderMail['sums'] {
  return [
    { label: 'items', amount: totals.items.formatted },
    ...(isShown(totals.discount)
      ? [{ label: 'discount' as const, amount: totals.discount.formatted }]
      : []),
    {
      label: 'shipping',
      amount: isShown(shipmentTotal) ? shipmentTotal.formatted : null,
    },
    ...(isShown(totals.paymentFee)
      ? [{ label: 'paymentFee' as const, amount: totals.paymentFee.formatted }]
      : []),
    { label: 'grand', amount: totals.grand.formatted },
    ...(isShown(totals.vat) ? [{ label: 'vat' as const, amount: totals.vat.formatted }] : []),
  ]
}

/** The period ends with a day: its last instant is named by that day, not by the next. */
function lastDay(until: Date, locale: string, timeZone: string): string {
  return writeDay(new Date(until.getTime() - 1), { locale, timeZone })
}

import { readWithdrawal } from '../../domains/customer-requests/read-withdrawal.js'
import type { WithdrawalRecord } from '../../domains/customer-requests/read-withdrawal.js'
import type { OrderRecord } from '../../domains/orders/order-record.js'
import { estimateOrder } from '../../domains/orders/placing/estimate-delivery.js'
import { paymentDueAt } from '../../domains/orders/payment-due.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { toPickupLines } from '../../domains/orders/view/address-lines.js'
import { isWithdrawn, toItemName, toOrderView } from '../../domains/orders/view/order-view.js'
import type { OrderView } from '../../domains/orders/view/order-view.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import { agreementPaths, filesOf, readAgreement } from './read-agreement.js'
import type { Agreement, AgreementPage } from './read-agreement.js'
import { toShownName } from './greet.js'
import { shopUrlIn } from './mail-draft.js'
import { contactIn, sellerIn } from '../../foundation/tenants/seller-in.js'
import type { MailDraft, MailScope, WriteMail } from './mail-draft.js'
import { orderMailContent } from './order-mail.js'
import type { MailedPage, OrderMail, OrderMailKind } from './order-mail.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import type { Messages } from '../../foundation/messages/messages.js'
import type { MailAttachment } from '../../foundation/mail/mail-transport.js'
import { formatDateTime, writeDay } from '../../foundation/messages/format-date-time.js'

/** Payload of an outbox entry of kind `order-moved`. */
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
  // Only for pick-up: shipped orders have an e-mail about their dispatch.
  if (event.about === 'READY' && order.shipping.kind !== 'PICKUP') return undefined
  if (isStopped(event.about, order)) return undefined
  const { firstName, lastName } = order.contact
  const agreement = event.about === 'PLACED' ? await readAgreement(order, scope) : undefined
  const images = await imagesOf(event, order, scope)
  return {
    locale: order.locale,
    to: { name: toShownName(`${firstName} ${lastName}`), address: order.email },
    content: orderMailContent(toOrderMail(event, order, { withdrawal, agreement, images }, scope)),
    attachments: [...(agreement ? filesOf(agreement) : []), ...images.values()],
  }
}

/**
 * A shopper who has withdrawn or canceled is not told that the order goes on, even if that was
 * queued before.
 */
function isStopped(about: OrderMailKind, { payment, state, ...order }: OrderRecord): boolean {
  const isCanceled = state === 'CANCELED'
  if (!isCanceled && !isWithdrawn(order)) return false
  if (about === 'APPROVED') return isCanceled || payment.kind === 'CASH_ON_DELIVERY'
  return about === 'PROCESSING' || about === 'READY' || about === 'FAILED'
}

/** A mail has an image of the first of its goods only: each adds to its size. */
const maxImages = 8

/** Images of goods by order item. */
async function imagesOf(
  { about }: OrderMovedPayload,
  { items }: OrderRecord,
  { readPicture }: MailScope,
): Promise<Map<string, MailAttachment>> {
  // The others list no goods.
  if (about === 'REFUND' || about === 'REFUNDED' || about === 'RETURNED') return new Map()
  const found = await Promise.all(
    items.slice(0, maxImages).map(async ({ id, image }) => {
      const { file } = (image ?? {}) as { file?: string }
      const picture = file === undefined ? undefined : await readPicture(file, imagePx)
      return picture ? [[id, { ...picture, cid: `item-${id}` }] as const] : []
    }),
  )
  return new Map(found.flat())
}

/** Twice the shown size, for dense screens. */
const imagePx = 112

interface MailParts {
  withdrawal: WithdrawalRecord
  agreement: Agreement | undefined
  images: ReadonlyMap<string, MailAttachment>
}

/** Localizes an order for its shopper. */
function toOrderMail(
  { about, refundMinor }: OrderMovedPayload,
  order: OrderRecord,
  { withdrawal, agreement, images }: MailParts,
  scope: MailScope,
): OrderMail {
  const { settings } = scope
  const { locale } = order
  const messages = messagesIn(locale, settings)
  const view = toOrderView(order, { messages })
  const pages = shopUrlIn(locale, scope)
  const isPickup = order.shipping.kind === 'PICKUP'
  const shipment = order.shipments.at(-1)
  const dueAt = paymentDueAt({ ...order, kind: order.payment.kind }, settings)
  return {
    kind: about,
    messages,
    orderNumber: order.number,
    receiptUrl: `${pages}/receipt/${order.id}`,
    firstName: order.contact.firstName,
    lines: view.orderItems.map((item) => ({
      name: toItemName(item, locale),
      sku: item.variant.sku,
      quantity: item.quantity,
      total: item.lineTotal.formatted,
      returned: item.returned,
      imageId: images.get(item.id)?.cid ?? null,
    })),
    sums: sumsOf(view),
    vatNote: view.totals.vatNote,
    paymentKind: order.payment.kind,
    paymentName: view.payment.method.name,
    shippingName: view.shippingMethod.name,
    isFreight: order.shipping.kind === 'FREIGHT',
    recipient: {
      name: toShownName(`${order.contact.firstName} ${order.contact.lastName}`),
      phone: order.contact.phone,
      email: order.email,
    },
    address: isPickup ? toPickupLines(settings, locale) : (view.shippingAddress?.lines ?? []),
    isPickup,
    isWithdrawn: isWithdrawn(order),
    isReserved: order.isReserved,
    reservedUntil:
      order.reservedUntil &&
      formatDateTime(order.reservedUntil, { locale, timeZone: settings.timeZone }),
    bankTransfer: view.payment.bankTransfer && {
      ...view.payment.bankTransfer,
      amount: view.totals.grand.formatted,
      until: dueAt && writeDay(dueAt, { locale, timeZone: settings.timeZone }),
    },
    expected: expectedDays(order, settings),
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
    agreement: agreement ? toAgreement(agreement, order, scope) : null,
    invoice: invoiceLines(order, messages),
  }
}

function toAgreement(
  agreement: Agreement,
  { id, locale, termsVersion }: OrderRecord,
  scope: MailScope,
): OrderMail['agreement'] {
  const pages = shopUrlIn(locale, scope)
  const { order, terms, withdrawalForm, guarantee } = agreement
  const mailed = (path: string, page: Pick<AgreementPage, 'file'> | undefined): MailedPage => ({
    isAttached: page?.file !== undefined,
    url: `${pages}${path}`,
  })
  return {
    termsVersion,
    withdrawUrl: scope.settings.hasWithdrawalForm ? `${pages}/withdraw` : null,
    terms: mailed(agreementPaths.terms, terms),
    document: mailed(`/receipt/${id}/document.pdf`, order && { file: order }),
    withdrawalForm: withdrawalForm ? mailed(agreementPaths.withdrawalForm, withdrawalForm) : null,
    guarantee: guarantee
      ? {
          ...mailed(agreementPaths.guarantee, guarantee),
          title: guarantee.document.title,
          summary: guarantee.document.description,
        }
      : null,
  }
}

function invoiceLines({ invoice }: OrderRecord, { say }: Messages): string[] {
  if (!invoice) return []
  return [
    invoice.companyName,
    ...(invoice.businessActivity ? [invoice.businessActivity] : []),
    `${say('orderDocument.facts.vatNumber')} ${invoice.vatNumber}`,
    ...(invoice.taxOffice ? [`${say('orderDocument.facts.taxOffice')} ${invoice.taxOffice}`] : []),
  ]
}

/** Zero amounts are hidden. */
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

/** Goods that are fetched are ready by a day. */
function expectedDays(order: OrderRecord, settings: MailScope['settings']): OrderMail['expected'] {
  const arrival = estimateOrder(settings, order)
  if (!arrival) return null
  const scope = { locale: order.locale, timeZone: settings.timeZone }
  const to = writeDay(arrival.latest, scope)
  return { from: order.shipping.kind === 'PICKUP' ? to : writeDay(arrival.earliest, scope), to }
}

/** The period ends with a day: its last instant is named by that day, not by the next. */
function lastDay(until: Date, locale: string, timeZone: string): string {
  return writeDay(new Date(until.getTime() - 1), { locale, timeZone })
}

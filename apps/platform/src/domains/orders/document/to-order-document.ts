import { toPickupLines } from '../view/address-lines.js'
import { toItemName, toOrderView } from '../view/order-view.js'
import type { OrderView } from '../view/order-view.js'
import { isWithoutVat } from '../vat/order-vat.js'
import type { OrderRecord } from '../order-record.js'
import { paymentDueAt } from '../payment-due.js'
import { vatBreakdown } from './vat-breakdown.js'
import type { PdfDocument } from '../../../foundation/pdf/print-pdf.js'
import { pdfLocale } from '../../../foundation/messages/pdf-locale.js'
import type { PdfBlock } from '../../../foundation/pdf/pdf-block.js'
import { formatMoney } from '../../../foundation/pricing/format-money.js'
import type { TenantSettings } from '../../../foundation/tenants/tenant-settings.js'
import { messagesIn } from '../../../foundation/messages/messages.js'
import type { Messages } from '../../../foundation/messages/messages.js'
import { writeDay } from '../../../foundation/messages/format-date-time.js'

export interface OrderDocumentScope {
  locale: string
  settings: TenantSettings
}

/**
 * An order as a document: a confirmation, and a copy of the order once it is paid. It is not a
 * fiscal document, and its text states that.
 */
export function toOrderDocument(
  order: OrderRecord,
  { locale: asked, settings }: OrderDocumentScope,
): PdfDocument {
  const locale = pdfLocale(asked, settings)
  const messages = messagesIn(locale, settings)
  const { say } = messages
  const day = writeDay(order.createdAt, { locale, timeZone: settings.timeZone })
  const view = toOrderView(order, { messages })
  const scope = { locale, settings, order, view, say }
  return {
    locale,
    author: settings.name,
    kicker: say(`orderDocument.kinds.${order.paymentState === 'PAID' ? 'PAID' : 'CONFIRMATION'}`),
    title: say('orderDocument.title', { number: order.number }),
    subtitle: day,
    blocks: [
      ...sellerBlocks(scope),
      detailsBlock([...buyerDetails(scope), ...deliveryDetails(scope), ...paymentDetails(scope)]),
      ...itemsBlocks(scope),
      ...sumsBlocks(scope),
    ],
    footer: say('orderDocument.footer'),
    createdAt: order.createdAt,
  }
}

interface Scope extends OrderDocumentScope {
  order: OrderRecord
  view: OrderView
  say: Messages['say']
}

type Details = readonly (readonly [name: string, value: string | null | undefined])[]

function detailsBlock(details: Details): PdfBlock {
  const rows = details.flatMap(([name, value]) => (value ? [[name, value]] : []))
  return { kind: 'table', columns: [{ share: 1, isRowHead: true }, { share: 3 }], rows }
}

/** The seller, in three lines of the header. */
function sellerBlocks({ settings, locale, say }: Scope): PdfBlock[] {
  const { company, defaultLocale } = settings
  const contact = settings.contact[locale] ?? settings.contact[defaultLocale]
  const localize = (text: Record<string, string>) => text[locale] ?? text[defaultLocale] ?? ''
  const tax = company && [
    `${say('orderDocument.facts.vatNumber')} ${company.vatNumber}`,
    ...(company.taxOffice
      ? [`${say('orderDocument.facts.taxOffice')} ${localize(company.taxOffice)}`]
      : []),
    `${say('orderDocument.facts.registry')} ${company.registryNumber}`,
  ]
  const lines = [
    [{ text: company ? localize(company.legalName) : settings.name, isStrong: true }],
    ...(tax ? [[{ text: tax.join(' · ') }]] : []),
    ...(contact ? [[{ text: `${contact.address} · ${contact.phone} · ${contact.email}` }]] : []),
  ]
  return lines.map((text) => ({ kind: 'paragraph', text }))
}

function buyerDetails({ order, view, say }: Scope): Details {
  const { contact, invoice } = order
  return [
    [say('orderDocument.facts.name'), invoice?.companyName],
    [say('orderDocument.facts.activity'), invoice?.businessActivity],
    [say('orderDocument.facts.vatNumber'), invoice?.vatNumber],
    [say('orderDocument.facts.taxOffice'), invoice?.taxOffice],
    [say('orderDocument.facts.person'), `${contact.firstName} ${contact.lastName}`],
    [say('orderDocument.facts.address'), view.billingAddress?.lines.join(', ')],
    [say('orderDocument.facts.contact'), `${contact.phone}, ${order.email}`],
  ]
}

function deliveryDetails({ order, view, settings, locale, say }: Scope): Details {
  if (order.shipping.kind === 'PICKUP') {
    return [[say('orderDocument.facts.pickup'), toPickupLines(settings, locale).join(', ')]]
  }
  const address = view.shippingAddress?.lines.join(', ') ?? ''
  return [[say('orderDocument.facts.delivery'), `${view.shippingMethod.name}: ${address}`]]
}

function itemsBlocks({ view, locale, say }: Scope): PdfBlock[] {
  return [
    { kind: 'heading', level: 2, text: say('orderDocument.items') },
    {
      kind: 'table',
      columns: [
        { head: say('orderDocument.columns.product'), share: 6, isRowHead: true },
        { head: say('orderDocument.columns.sku'), share: 2.5 },
        { head: say('orderDocument.columns.quantity'), share: 1, isAmount: true },
        { head: say('orderDocument.columns.price'), share: 2, isAmount: true },
        { head: say('orderDocument.columns.total'), share: 2, isAmount: true },
      ],
      rows: view.orderItems.map((item) => [
        toItemName(item, locale),
        item.variant.sku,
        String(item.quantity),
        item.price.formatted,
        item.lineTotal.formatted,
      ]),
    },
  ]
}

function sumsBlocks({ order, view, locale, say }: Scope): PdfBlock[] {
  const { totals } = view
  const money = (minor: number) => formatMoney(minor, order.currency, locale).formatted
  const named = [
    [say('orderDocument.totals.items'), totals.items],
    [say('orderDocument.totals.discount'), totals.discount],
    [say('orderDocument.totals.shipping'), view.shipmentTotal],
    [say('orderDocument.totals.paymentFee'), totals.paymentFee],
    [
      isWithoutVat(order.vat)
        ? say('orderDocument.totals.grandWithoutVat')
        : say('orderDocument.totals.grand'),
      totals.grand,
    ],
  ] as const
  return [
    {
      kind: 'table',
      columns: [
        { share: 3, isRowHead: true },
        { share: 1, isAmount: true },
      ],
      hasTotal: true,
      rows: named.flatMap(([name, sum]) => (sum.amountMinor === 0 ? [] : [[name, sum.formatted]])),
    },
    { kind: 'heading', level: 2, text: say('orderDocument.vat') },
    {
      kind: 'table',
      columns: [
        { head: say('orderDocument.columns.rate'), share: 1, isRowHead: true },
        { head: say('orderDocument.columns.net'), share: 1, isAmount: true },
        { head: say('orderDocument.columns.vat'), share: 1, isAmount: true },
        { head: say('orderDocument.columns.gross'), share: 1, isAmount: true },
      ],
      rows: vatBreakdown(order, order.vat.standardRate).map((share) => [
        `${new Intl.NumberFormat(locale).format(share.rate)} %`,
        money(share.netMinor),
        money(share.vatMinor),
        money(share.grossMinor),
      ]),
    },
    ...(totals.vatNote ? [{ kind: 'paragraph' as const, text: [{ text: totals.vatNote }] }] : []),
  ]
}

function paymentDetails({ order, view, settings, locale, say }: Scope): Details {
  const dueAt = paymentDueAt({ ...order, kind: order.payment.kind }, settings)
  const bank = order.paymentState === 'PENDING' ? view.payment.bankTransfer : null
  return [
    [
      say('orderDocument.facts.payment'),
      `${view.payment.method.name}, ${say(`orderDocument.paymentStates.${order.paymentState}`)}`,
    ],
    ['IBAN', bank && `${bank.iban}, ${bank.bankName}, ${bank.holderName}`],
    [say('orderDocument.facts.reference'), bank?.reference],
    [
      say('orderDocument.facts.payUntil'),
      bank && dueAt && writeDay(dueAt, { locale, timeZone: settings.timeZone }),
    ],
  ]
}

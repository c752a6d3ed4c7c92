import { toPickupLines } from '../view/address-lines.js'
import { toItemName, toOrderView } from '../view/order-view.js'
import type { OrderView } from '../view/order-view.js'
import { documentWords } from './document-words.js'
import { isWithoutVat } from '../vat/order-vat.js'
import type { OrderRecord } from '../order-record.js'
import { vatBreakdown } from './vat-breakdown.js'
import type { PdfDocument } from '../../../foundation/pdf/draw-pdf.js'
import type { PdfBlock } from '../../../foundation/pdf/pdf-block.js'
import { formatMoney } from '../../../foundation/pricing/format-money.js'
import type { TenantSettings } from '../../../foundation/tenants/tenant-settings.js'
import { writeDay } from '../../../foundation/words/write-moment.js'

export interface OrderDocumentScope {
  locale: string
  settings: TenantSettings
}

/** An order as a document: a confirmation, and a copy of the order once it is paid. It is no fiscal document, and says so. */
export function toOrderDocument(
  order: OrderRecord,
  { locale, settings }: OrderDocumentScope,
): PdfDocument {
  const words = documentWords(locale)
  const day = writeDay(order.createdAt, { locale, timeZone: settings.timeZone })
  const view = toOrderView(order, { locale })
  const scope = { locale, settings, order, view, words }
  return {
    locale,
    author: settings.name,
    kicker: words.kinds[order.paymentState === 'PAID' ? 'PAID' : 'CONFIRMATION'],
    title: words.title(order.number),
    subtitle: day,
    blocks: [
      ...sellerBlocks(scope),
      factsBlock([...buyerFacts(scope), ...deliveryFacts(scope), ...paymentFacts(scope)]),
      ...itemsBlocks(scope),
      ...sumsBlocks(scope),
    ],
    footer: words.footer,
    createdAt: order.createdAt,
  }
}

interface Scope extends OrderDocumentScope {
  order: OrderRecord
  view: OrderView
  words: ReturnType<typeof documentWords>
}

type Facts = readonly (readonly [name: string, value: string | null | undefined])[]

function factsBlock(facts: Facts): PdfBlock {
  const rows = facts.flatMap(([name, value]) => (value ? [[name, value]] : []))
  return { kind: 'table', columns: [{ share: 1, isRowHead: true }, { share: 3 }], rows }
}

/** Who sells, in three lines at the head. */
function sellerBlocks({ settings, locale, words: { facts } }: Scope): PdfBlock[] {
  const { company, defaultLocale } = settings
  const contact = settings.contact[locale] ?? settings.contact[defaultLocale]
  const inWords = (text: Record<string, string>) => text[locale] ?? text[defaultLocale] ?? ''
  const tax = company && [
    `${facts.vatNumber} ${company.vatNumber}`,
    `${facts.taxOffice} ${inWords(company.taxOffice)}`,
    `${facts.registry} ${company.registryNumber}`,
  ]
  const lines = [
    [{ text: company ? inWords(company.legalName) : settings.name, isStrong: true }],
    ...(tax ? [[{ text: tax.join(' · ') }]] : []),
    ...(contact ? [[{ text: `${contact.address} · ${contact.phone} · ${contact.email}` }]] : []),
  ]
  return lines.map((text) => ({ kind: 'paragraph', text }))
}

function buyerFacts({ order, view, words: { facts } }: Scope): Facts {
  const { contact, invoice } = order
  return [
    [facts.name, invoice?.companyName],
    [facts.activity, invoice?.businessActivity],
    [facts.vatNumber, invoice?.vatNumber],
    [facts.taxOffice, invoice?.taxOffice],
    [facts.person, `${contact.firstName} ${contact.lastName}`],
    [facts.address, view.billingAddress?.lines.join(', ')],
    [facts.contact, `${contact.phone}, ${order.email}`],
  ]
}

function deliveryFacts({ order, view, settings, locale, words: { facts } }: Scope): Facts {
  if (order.shipping.kind === 'PICKUP') {
    return [[facts.pickup, toPickupLines(settings, locale).join(', ')]]
  }
  const address = view.shippingAddress?.lines.join(', ') ?? ''
  return [[facts.delivery, `${view.shippingMethod.name}: ${address}`]]
}

function itemsBlocks({ view, words }: Scope): PdfBlock[] {
  const { columns } = words
  return [
    { kind: 'heading', level: 2, text: words.items },
    {
      kind: 'table',
      columns: [
        { head: columns.product, share: 6, isRowHead: true },
        { head: columns.sku, share: 2.5 },
        { head: columns.quantity, share: 1, isAmount: true },
        { head: columns.price, share: 2, isAmount: true },
        { head: columns.total, share: 2, isAmount: true },
      ],
      rows: view.orderItems.map((item) => [
        toItemName(item),
        item.variant.sku,
        String(item.quantity),
        item.price.formatted,
        item.lineTotal.formatted,
      ]),
    },
  ]
}

function sumsBlocks({ order, view, locale, words }: Scope): PdfBlock[] {
  const { totals } = view
  const money = (minor: number) => formatMoney(minor, order.currency, locale).formatted
  const named = [
    [words.totals.items, totals.items],
    [words.totals.discount, totals.discount],
    [words.totals.shipping, view.shipmentTotal],
    [words.totals.paymentFee, totals.paymentFee],
    [isWithoutVat(order.vat) ? words.totals.grandWithoutVat : words.totals.grand, totals.grand],
  ] as const
  const { columns } = words
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
    { kind: 'heading', level: 2, text: words.vat },
    {
      kind: 'table',
      columns: [
        { head: columns.rate, share: 1, isRowHead: true },
        { head: columns.net, share: 1, isAmount: true },
        { head: columns.vat, share: 1, isAmount: true },
        { head: columns.gross, share: 1, isAmount: true },
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

function paymentFacts({ order, view, words: { facts, paymentStates } }: Scope): Facts {
  const bank = order.paymentState === 'PENDING' ? view.payment.bankTransfer : null
  return [
    [facts.payment, `${view.payment.method.name}, ${paymentStates[order.paymentState]}`],
    ['IBAN', bank && `${bank.iban}, ${bank.bankName}, ${bank.holderName}`],
    [facts.reference, bank?.reference],
  ]
}

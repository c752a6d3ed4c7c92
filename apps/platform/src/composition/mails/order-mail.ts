import type { EmailAction, EmailBlock } from '../../foundation/mail/email-template.js'
import type { MailContent } from './mail-draft.js'
import { orderMailWords } from './order-mail-words.js'
import type { OrderMailKind } from './order-mail-words.js'

/** What a mail about an order says, in the shopper's words and formats already. */
export interface OrderMail {
  kind: OrderMailKind
  locale: string
  orderNumber: string
  /** Where the order is seen, and paid again. */
  receiptUrl: string
  firstName: string
  lines: { name: string; sku: string; quantity: number; total: string }[]
  sums: {
    label: 'items' | 'discount' | 'shipping' | 'paymentFee' | 'grand' | 'vat'
    /** Null for what is free. */
    amount: string | null
  }[]
  /** Whose VAT it is, or why there is none; null for that of home. */
  vatNote: string | null
  paymentKind: 'BANK_TRANSFER' | 'CASH_ON_DELIVERY' | 'CARD' | 'IRIS'
  paymentName: string
  shippingName: string
  /** Lines of the delivery address; of the shop's address and hours for a pick-up. */
  address: string[]
  isPickup: boolean
  bankTransfer: { bankName: string; holderName: string; iban: string; reference: string } | null
  tracking: { code: string; url: string | null } | null
  /** The refund; null for none. */
  refund: string | null
  /** Up to when, in words, and where; null where nothing can be withdrawn from. */
  withdrawal: { until: string; url: string } | null
  contact: { phone: string; email: string } | null
  /** Who sells, with its numbers. */
  seller: string | undefined
  /**
   * What was agreed to: the version of the terms and where a withdrawal is declared. Only in the first mail. Where the
   * terms and the order's document are found; null when they are attached.
   */
  agreement: {
    termsVersion: string
    withdrawUrl: string
    termsUrl: string | null
    documentUrl: string | null
  } | null
  /** Company and numbers that the invoice is made out to; empty for a receipt. */
  invoice: string[]
}

/** What a mail about an order says. */
export function orderMailContent(mail: OrderMail): MailContent {
  const words = orderMailWords(mail.locale)
  return {
    title: isConfirmation(mail)
      ? words.confirmedTitle(mail.orderNumber)
      : words.titles[mail.kind](mail.orderNumber),
    blocks: [...opening(mail), ...goods(mail), ...sections(mail)],
    action: actionOf(mail),
    footnotes: [
      ...(mail.withdrawal ? [{ label: words.withdrawLink, url: mail.withdrawal.url }] : []),
      words.keep,
      ...(mail.seller ? [mail.seller] : []),
    ],
  }
}

/** Cash comes at the end: what is approved before is the order, not its payment. */
function isConfirmation({ kind, paymentKind }: OrderMail): boolean {
  return kind === 'APPROVED' && paymentKind === 'CASH_ON_DELIVERY'
}

function opening(mail: OrderMail): string[] {
  const words = orderMailWords(mail.locale)
  const { kind, refund, withdrawal, paymentKind } = mail
  const isPaidOnline = paymentKind === 'CARD' || paymentKind === 'IRIS'
  return [
    words.greeting(mail.firstName),
    isConfirmation(mail) ? words.confirmed : words.sentences[kind],
    ...(kind === 'PLACED' && isPaidOnline ? [words.payFirst] : []),
    ...(refund === null ? [] : [words.refund(refund)]),
    ...(kind === 'CANCELED' && refund === null ? [words.nothingPaid] : []),
    ...(kind === 'COMPLETED' && withdrawal ? [words.withdraw(withdrawal.until)] : []),
  ]
}

function goods({ kind, locale, lines, sums, vatNote }: OrderMail): EmailBlock[] {
  // The opening text contains the refunded amount.
  if (kind === 'REFUND' || kind === 'REFUNDED' || kind === 'RETURNED') return []
  const words = orderMailWords(locale)
  const rows = lines.map(
    ({ name, sku, quantity, total }) => [`${quantity} × ${name} (${sku})`, total] as const,
  )
  const totals = sums.map(({ label, amount }) => ({
    label: words.sums[label],
    amount: amount ?? words.free,
    isGrand: label === 'grand',
  }))
  return [{ rows, totals }, ...(vatNote === null ? [] : [vatNote])]
}

function sections(mail: OrderMail): EmailBlock[] {
  const words = orderMailWords(mail.locale)
  const { kind, bankTransfer: bank, contact, tracking } = mail
  const isBefore = kind === 'PLACED' || kind === 'APPROVED' || kind === 'PROCESSING'
  const parts: EmailBlock[] = []
  if (kind === 'PLACED' && bank) {
    parts.push({
      title: words.howToPay,
      lines: [
        `${bank.bankName}, ${bank.holderName}`,
        `IBAN: ${bank.iban}`,
        `${words.reference}: ${bank.reference}`,
      ],
    })
  }
  if (isBefore || kind === 'SHIPPED' || kind === 'READY') {
    parts.push({
      title: mail.isPickup ? words.pickup : words.delivery,
      lines: [...(mail.isPickup ? [] : [mail.shippingName]), ...mail.address],
    })
  }
  if (kind === 'SHIPPED' && tracking) parts.push({ title: words.tracking, lines: [tracking.code] })
  if (isBefore) parts.push({ title: words.payment, lines: [mail.paymentName] })
  if (kind === 'PLACED' && mail.invoice.length > 0) {
    parts.push({ title: words.invoice, lines: mail.invoice })
  }
  if (mail.agreement) {
    const { termsVersion, withdrawUrl, termsUrl, documentUrl } = mail.agreement
    parts.push(
      { title: words.withdrawal, lines: words.withdrawalLines(withdrawUrl) },
      { title: words.terms, lines: [words.termsLine(termsVersion), words.termsPlace(termsUrl)] },
      { title: words.document, lines: [words.documentPlace(documentUrl)] },
    )
  }
  if (contact) parts.push({ title: words.questions, lines: [contact.phone, contact.email] })
  return parts
}

function actionOf({ kind, locale, receiptUrl, tracking }: OrderMail): EmailAction {
  const words = orderMailWords(locale)
  if (kind === 'FAILED') return { label: words.payAgain, url: receiptUrl }
  if (kind === 'SHIPPED' && tracking?.url) return { label: words.track, url: tracking.url }
  return { label: words.see, url: receiptUrl }
}

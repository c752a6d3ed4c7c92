import type { EmailAction, EmailBlock } from '../../foundation/mail/email-template.js'
import type { MailContent } from './mail-draft.js'
import { joinParts, keepOrder } from '../../foundation/words/keep-order.js'
import type { Words } from '../../foundation/words/words.js'

/** The reason for an e-mail about an order. `REFUND`: a refund in any state. */
export type OrderMailKind =
  | 'PLACED'
  | 'APPROVED'
  | 'FAILED'
  | 'PROCESSING'
  | 'READY'
  | 'SHIPPED'
  | 'COMPLETED'
  | 'CANCELED'
  | 'RETURNED'
  | 'REFUND'
  | 'REFUNDED'

/** What a mail about an order says, in the shopper's words and formats already. */
export interface OrderMail {
  kind: OrderMailKind
  words: Words
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
    withdrawUrl: string | null
    termsUrl: string | null
    documentUrl: string | null
  } | null
  /** Company and numbers that the invoice is made out to; empty for a receipt. */
  invoice: string[]
}

/** What a mail about an order says. */
export function orderMailContent(mail: OrderMail): MailContent {
  const { say } = mail.words
  return {
    title: isConfirmation(mail)
      ? say('orderMail.confirmedTitle', { number: mail.orderNumber })
      : say(`orderMail.titles.${mail.kind}`, { number: mail.orderNumber }),
    blocks: [...opening(mail), ...goods(mail), ...sections(mail)],
    action: actionOf(mail),
    footnotes: [
      ...(mail.withdrawal
        ? [{ label: say('orderMail.withdrawLink'), url: mail.withdrawal.url }]
        : []),
      say('orderMail.keep'),
      ...(mail.seller ? [mail.seller] : []),
    ],
  }
}

/** Cash comes at the end: what is approved before is the order, not its payment. */
function isConfirmation({ kind, paymentKind }: OrderMail): boolean {
  return kind === 'APPROVED' && paymentKind === 'CASH_ON_DELIVERY'
}

function opening(mail: OrderMail): string[] {
  const { say } = mail.words
  const { kind, refund, withdrawal, paymentKind } = mail
  const isPaidOnline = paymentKind === 'CARD' || paymentKind === 'IRIS'
  return [
    say('orderMail.greeting', { name: mail.firstName }),
    isConfirmation(mail) ? say('orderMail.confirmed') : say(`orderMail.sentences.${kind}`),
    ...(kind === 'PLACED' && isPaidOnline ? [say('orderMail.payFirst')] : []),
    ...(refund === null ? [] : [say('orderMail.refund', { amount: refund })]),
    ...(kind === 'CANCELED' && refund === null ? [say('orderMail.nothingPaid')] : []),
    ...(kind === 'COMPLETED' && withdrawal
      ? [say('orderMail.withdraw', { day: withdrawal.until })]
      : []),
  ]
}

function goods({ kind, words, lines, sums, vatNote }: OrderMail): EmailBlock[] {
  // The opening text contains the refunded amount.
  if (kind === 'REFUND' || kind === 'REFUNDED' || kind === 'RETURNED') return []
  const { say } = words
  const rows = lines.map(
    ({ name, sku, quantity, total }) => [`${quantity} × ${name} (${sku})`, total] as const,
  )
  const totals = sums.map(({ label, amount }) => ({
    label: say(`orderMail.sums.${label}`),
    amount: amount ?? say('orderMail.free'),
    isGrand: label === 'grand',
  }))
  return [{ rows, totals }, ...(vatNote === null ? [] : [vatNote])]
}

function sections(mail: OrderMail): EmailBlock[] {
  const { say, locale } = mail.words
  const { kind, bankTransfer: bank, contact, tracking } = mail
  const isBefore = kind === 'PLACED' || kind === 'APPROVED' || kind === 'PROCESSING'
  const parts: EmailBlock[] = []
  if (kind === 'PLACED' && bank) {
    parts.push({
      title: say('orderMail.howToPay'),
      lines: [
        joinParts([bank.bankName, bank.holderName], locale),
        `IBAN: ${keepOrder(bank.iban, locale)}`,
        `${say('orderMail.reference')}: ${bank.reference}`,
      ],
    })
  }
  if (isBefore || kind === 'SHIPPED' || kind === 'READY') {
    parts.push({
      title: mail.isPickup ? say('orderMail.pickup') : say('orderMail.delivery'),
      lines: [...(mail.isPickup ? [] : [mail.shippingName]), ...mail.address],
    })
  }
  if (kind === 'SHIPPED' && tracking)
    parts.push({ title: say('orderMail.tracking'), lines: [keepOrder(tracking.code, locale)] })
  if (isBefore) parts.push({ title: say('orderMail.payment'), lines: [mail.paymentName] })
  if (kind === 'PLACED' && mail.invoice.length > 0) {
    parts.push({ title: say('orderMail.invoice'), lines: mail.invoice })
  }
  if (mail.agreement) {
    const { termsVersion, withdrawUrl, termsUrl, documentUrl } = mail.agreement
    parts.push(
      {
        title: say('orderMail.withdrawal'),
        lines: (withdrawUrl === null
          ? say('orderMail.withdrawalWithoutForm')
          : say('orderMail.withdrawalLines', { url: withdrawUrl })
        ).split('\n'),
      },
      {
        title: say('orderMail.terms'),
        lines: [
          say('orderMail.termsLine', { version: keepOrder(termsVersion, locale) }),
          termsUrl === null
            ? say('orderMail.termsAttached')
            : say('orderMail.termsAt', { url: termsUrl }),
        ],
      },
      {
        title: say('orderMail.document'),
        lines: [
          documentUrl === null
            ? say('orderMail.documentAttached')
            : say('orderMail.documentAt', { url: documentUrl }),
        ],
      },
    )
  }
  if (contact)
    parts.push({
      title: say('orderMail.questions'),
      lines: [keepOrder(contact.phone, locale), contact.email],
    })
  return parts
}

function actionOf({ kind, words, receiptUrl, tracking }: OrderMail): EmailAction {
  const { say } = words
  if (kind === 'FAILED') return { label: say('orderMail.payAgain'), url: receiptUrl }
  if (kind === 'SHIPPED' && tracking?.url)
    return { label: say('orderMail.track'), url: tracking.url }
  return { label: say('orderMail.see'), url: receiptUrl }
}

import type {
  EmailAction,
  EmailBlock,
  EmailLine,
  EmailRow,
} from '../../foundation/mail/email-template.js'
import { greet } from './greet.js'
import type { MailContent } from './mail-draft.js'
import { joinParts, isolateBidi } from '../../foundation/messages/isolate-bidi.js'
import type { Messages } from '../../foundation/messages/messages.js'
import { isOnlineKind } from '../../foundation/pricing/payment-rules.js'

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

/** Content of an e-mail about an order, localized for the shopper. */
export interface OrderMail {
  kind: OrderMailKind
  messages: Messages
  orderNumber: string
  /** Where the order is seen, and paid again. */
  receiptUrl: string
  firstName: string
  /** `imageId`: content id of the attached image; null for none. */
  lines: {
    name: string
    sku: string
    quantity: number
    total: string
    returned: number
    imageId: string | null
  }[]
  sums: {
    label: 'items' | 'discount' | 'shipping' | 'paymentFee' | 'grand' | 'vat'
    /** Null when free. */
    amount: string | null
  }[]
  /** Whose VAT it is, or why there is none; null for that of home. */
  vatNote: string | null
  paymentKind: string
  paymentName: string
  shippingName: string
  /** Heavy goods do not go by courier. */
  isFreight: boolean
  /** Who receives the parcel. */
  recipient: { name: string; phone: string; email: string }
  /** Lines of the delivery address; of the shop's address and hours for a pick-up. */
  address: string[]
  isPickup: boolean
  /** Its shopper has withdrawn from it, or from a part, and that is not settled yet. */
  isWithdrawn: boolean
  /** Until when goods are kept for an unpaid order, as text; null where that has no end. */
  reservedUntil: string | null
  /** Whether its goods are kept for it. */
  isReserved: boolean
  bankTransfer: {
    bankName: string
    holderName: string
    iban: string
    reference: string
    amount: string
    /** The last day for it; null once it is not waited for. */
    until: string | null
  } | null
  /** The first and the last day on which the goods are expected; null while that is open. */
  expected: { from: string; to: string } | null
  tracking: { code: string; url: string | null } | null
  /** The refund; null for none. */
  refund: string | null
  /** End of the withdrawal period as text, and its page; null without a right of withdrawal. */
  withdrawal: { until: string; url: string } | null
  contact: { phone: string; email: string } | null
  /** The seller, with its registration numbers. */
  seller: string | undefined
  /**
   * What was agreed: the version of the terms, the address of the withdrawal form, and the pages
   * and the order's document, each attached or at its address. Only in the first e-mail.
   */
  agreement: {
    termsVersion: string
    withdrawUrl: string | null
    terms: MailedPage
    document: MailedPage
    /** The model form of the law; null if the tenant has none. */
    withdrawalForm: MailedPage | null
    /** The notice on the legal guarantee; null if the tenant has none. */
    guarantee: (MailedPage & { title: string; summary: string }) | null
  } | null
  /** Company and numbers that the invoice is made out to; empty for a receipt. */
  invoice: string[]
}

/** A page that an e-mail has attached, or links to. */
export interface MailedPage {
  isAttached: boolean
  url: string
}

/** Builds the content of an e-mail about an order. */
export function orderMailContent(mail: OrderMail): MailContent {
  const { say } = mail.messages
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

/** Cash is paid on delivery: the order is confirmed, not its payment. */
function isConfirmation({ kind, paymentKind }: OrderMail): boolean {
  return kind === 'APPROVED' && paymentKind === 'CASH_ON_DELIVERY'
}

function opening(mail: OrderMail): string[] {
  const { say } = mail.messages
  const { kind, refund, withdrawal, paymentKind } = mail
  return [
    greet(mail.firstName, mail.messages),
    sentence(mail),
    ...(kind === 'PLACED' && isOnlineKind(paymentKind) ? [say('orderMail.payFirst')] : []),
    ...(kind === 'PLACED' ? reservation(mail) : []),
    ...(refund === null ? [] : [say('orderMail.refund', { amount: refund })]),
    ...(kind === 'CANCELED' && refund === null ? [say('orderMail.nothingPaid')] : []),
    ...(kind === 'COMPLETED' && withdrawal
      ? [say('orderMail.withdraw', { day: withdrawal.until })]
      : []),
  ]
}

/** What is kept of the stock for an order that waits for its money. */
function reservation({ messages, paymentKind, isReserved, reservedUntil }: OrderMail): string[] {
  const { say } = messages
  if (isReserved) {
    return reservedUntil === null ? [] : [say('orderMail.reservedUntil', { moment: reservedUntil })]
  }
  const isCash = paymentKind === 'CASH_ON_DELIVERY'
  return [say(`orderMail.${isCash ? 'notReservedCash' : 'notReserved'}`)]
}

function sentence(mail: OrderMail): string {
  const { say } = mail.messages
  if (mail.kind === 'APPROVED' && mail.isWithdrawn) return say('orderMail.approvedWithdrawn')
  if (isConfirmation(mail)) return say('orderMail.confirmed')
  if (mail.kind === 'SHIPPED' && mail.isFreight) return say('orderMail.shippedByFreight')
  return say(`orderMail.sentences.${mail.kind}`)
}

function goods({ kind, messages, lines, sums, vatNote }: OrderMail): EmailBlock[] {
  // The opening text contains the refunded amount.
  if (kind === 'REFUND' || kind === 'REFUNDED' || kind === 'RETURNED') return []
  const { say } = messages
  const rows = lines.map(({ name, sku, quantity, total, returned, imageId }): EmailRow => [
    `${quantity} × ${name} (${sku})${
      returned > 0 ? ` · ${say('orderMail.returned', { pieces: returned })}` : ''
    }`,
    total,
    imageId ?? undefined,
  ])
  const totals = sums.map(({ label, amount }) => ({
    label: say(`orderMail.sums.${label}`),
    amount: amount ?? say('orderMail.free'),
    isGrand: label === 'grand',
  }))
  return [{ rows, totals }, ...(vatNote === null ? [] : [vatNote])]
}

function sections(mail: OrderMail): EmailBlock[] {
  const { say, locale } = mail.messages
  const { kind, bankTransfer: bank, contact, tracking } = mail
  const isBefore = kind === 'PLACED' || kind === 'APPROVED' || kind === 'PROCESSING'
  const parts: EmailBlock[] = []
  if (kind === 'PLACED' && bank) {
    parts.push({
      title: say('orderMail.howToPay'),
      lines: [
        joinParts([bank.bankName, bank.holderName], locale),
        `IBAN: ${isolateBidi(bank.iban, locale)}`,
        `${say('orderMail.reference')}: ${bank.reference}`,
        `${say('orderMail.amount')}: ${isolateBidi(bank.amount, locale)}`,
        ...(bank.until === null ? [] : [say('orderMail.transferUntil', { day: bank.until })]),
      ],
    })
  }
  if (isBefore || kind === 'SHIPPED' || kind === 'READY') {
    parts.push({
      title: mail.isPickup ? say('orderMail.pickup') : say('orderMail.delivery'),
      lines: deliveryLines(mail, isBefore),
    })
  }
  if (kind === 'SHIPPED' && tracking)
    parts.push({ title: say('orderMail.tracking'), lines: [isolateBidi(tracking.code, locale)] })
  if (isBefore) parts.push({ title: say('orderMail.payment'), lines: [mail.paymentName] })
  if (kind === 'PLACED' && mail.invoice.length > 0) {
    parts.push({ title: say('orderMail.invoice'), lines: mail.invoice })
  }
  if (mail.agreement) parts.push(...agreementBlocks(mail.agreement, mail.messages))
  if (contact)
    parts.push({
      title: say('orderMail.questions'),
      lines: [isolateBidi(contact.phone, locale), mailto(contact.email)],
    })
  return parts
}

function expectedText({ from, to }: { from: string; to: string }, { say }: Messages): string {
  return from === to
    ? say('orderMail.expectedOn', { day: from })
    : say('orderMail.expectedBetween', { from, to })
}

function deliveryLines(mail: OrderMail, isExpected: boolean): EmailLine[] {
  const { recipient, shippingName, address, expected, messages, isPickup } = mail
  const { name, phone, email } = recipient
  const days = expected && isExpected ? [expectedText(expected, messages)] : []
  if (isPickup) return [...days, ...address]
  const reached = [isolateBidi(phone, messages.locale), mailto(email)]
  return [shippingName, ...days, ...(name === '' ? [] : [name]), ...address, ...reached]
}

function agreementBlocks(
  agreement: NonNullable<OrderMail['agreement']>,
  { say, locale }: Messages,
): EmailBlock[] {
  const { termsVersion, withdrawUrl, terms, document, withdrawalForm, guarantee } = agreement
  const withdrawal =
    withdrawUrl === null ? say('orderMail.withdrawalWithoutForm') : say('orderMail.withdrawalLines')
  return [
    {
      title: say('orderMail.withdrawal'),
      lines: [
        ...withdrawal.split('\n'),
        ...(withdrawUrl === null
          ? []
          : [{ label: say('orderMail.withdrawLink'), url: withdrawUrl }]),
        ...(withdrawalForm
          ? [
              ...(withdrawalForm.isAttached ? [say('orderMail.withdrawalFormAttached')] : []),
              { label: say('orderMail.withdrawalForm'), url: withdrawalForm.url },
            ]
          : []),
      ],
    },
    ...(guarantee
      ? [{ title: guarantee.title, lines: [guarantee.summary, ...pageLines(guarantee, say)] }]
      : []),
    {
      title: say('orderMail.terms'),
      lines: [
        say('orderMail.termsLine', { version: isolateBidi(termsVersion, locale) }),
        ...pageLines(terms, say),
      ],
    },
    {
      title: say('orderMail.document'),
      lines: [say('orderMail.documentNote'), ...pageLines(document, say)],
    },
  ]
}

function pageLines({ isAttached, url }: MailedPage, say: Messages['say']): EmailLine[] {
  return [...(isAttached ? [say('orderMail.attached')] : []), { label: say('orderMail.read'), url }]
}

function mailto(address: string): EmailAction {
  return { label: address, url: `mailto:${address}` }
}

function actionOf({ kind, messages, receiptUrl, tracking }: OrderMail): EmailAction {
  const { say } = messages
  if (kind === 'FAILED') return { label: say('orderMail.payAgain'), url: receiptUrl }
  if (kind === 'SHIPPED' && tracking?.url)
    return { label: say('orderMail.track'), url: tracking.url }
  return { label: say('orderMail.see'), url: receiptUrl }
}

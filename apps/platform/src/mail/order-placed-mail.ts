import { html } from './html.js'
import type { Html } from './html.js'
import { orderPlacedWords } from './order-placed-words.js'

/** What the mail about a new order says, in the shopper's words and formats already. */
export interface OrderPlacedMail {
  locale: string
  shopName: string
  orderNumber: string
  receiptUrl: string
  firstName: string
  lines: { name: string; quantity: number; total: string }[]
  /** Label and amount, the grand total last. */
  sums: {
    label: 'items' | 'discount' | 'shipping' | 'paymentFee' | 'grand' | 'vat'
    amount: string
  }[]
  shippingName: string
  /** Lines of the delivery address; empty for a pick-up. */
  address: string[]
  paymentName: string
  bankTransfer: { bankName: string; holderName: string; iban: string; reference: string } | null
  contact: { phone: string; email: string } | null
}

/** Writes the mail that a shopper gets when an order is placed. */
export function renderOrderPlacedMail(mail: OrderPlacedMail): {
  subject: string
  text: string
  html: string
} {
  const words = orderPlacedWords(mail.locale)
  const subject = words.subject(mail.orderNumber, mail.shopName)
  const facts = factsOf(mail)
  const text = [
    words.greeting(mail.firstName),
    words.thanks(mail.orderNumber),
    mail.lines.map((line) => `${line.quantity} × ${line.name}   ${line.total}`).join('\n'),
    mail.sums.map((sum) => `${words.sums[sum.label]}: ${sum.amount}`).join('\n'),
    ...facts.map(({ title, lines }) => `${title}\n${lines.join('\n')}`),
    `${words.receipt}: ${mail.receiptUrl}`,
    mail.shopName,
  ].join('\n\n')
  return { subject, text: `${text}\n`, html: toPage(mail, subject, facts).html }
}

interface Fact {
  title: string
  lines: string[]
}

function factsOf(mail: OrderPlacedMail): Fact[] {
  const words = orderPlacedWords(mail.locale)
  const { bankTransfer: bank, contact } = mail
  const facts = [
    { title: words.delivery, lines: [mail.shippingName, ...mail.address] },
    { title: words.payment, lines: [mail.paymentName] },
  ]
  if (bank) {
    facts.push({
      title: words.howToPay,
      lines: [
        `${bank.bankName}, ${bank.holderName}`,
        `IBAN: ${bank.iban}`,
        `${words.reference}: ${bank.reference}`,
      ],
    })
  }
  if (contact) facts.push({ title: words.questions, lines: [contact.phone, contact.email] })
  return facts
}

function toPage(mail: OrderPlacedMail, subject: string, facts: readonly Fact[]): Html {
  const words = orderPlacedWords(mail.locale)
  const rows = mail.lines.map(
    (line) =>
      html`<tr>
        <td style="padding:8px 0;border-bottom:1px solid #e3e5ea">
          ${line.quantity} × ${line.name}
        </td>
        <td style="padding:8px 0;border-bottom:1px solid #e3e5ea;text-align:right">
          ${line.total}
        </td>
      </tr>`,
  )
  const sums = mail.sums.map(
    (sum) =>
      html`<tr>
        <td style="padding:4px 0">${words.sums[sum.label]}</td>
        <td style="padding:4px 0;text-align:right">${sum.amount}</td>
      </tr>`,
  )
  const sections = facts.map(
    ({ title, lines }) =>
      html`<h2 style="font-size:16px;margin:24px 0 4px">${title}</h2>
        <p style="margin:0">${lines.map((line) => html`${line}<br />`)}</p>`,
  )
  return html`<!doctype html>
    <html lang="${mail.locale}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;background:#f5f6f8;color:#1a1a1a;font:16px/1.5 sans-serif">
        <div style="max-width:600px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
          <h1 style="font-size:20px;margin:0 0 16px">${subject}</h1>
          <p>${words.greeting(mail.firstName)}</p>
          <p>${words.thanks(mail.orderNumber)}</p>
          <table role="presentation" style="width:100%;border-collapse:collapse">
            ${rows}${sums}
          </table>
          ${sections}
          <p style="margin:24px 0 0">
            <a href="${mail.receiptUrl}" style="color:#4a48e0">${words.receipt}</a>
          </p>
        </div>
      </body>
    </html> `
}

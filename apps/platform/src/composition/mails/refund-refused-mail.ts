import { renderEmail } from '../../foundation/mail/render-email.js'

/** The e-mail to the shop about a refund that its payment provider refused. */
export interface RefundRefusedMail {
  locale: string
  shopName: string
  orderNumber: string
  /** Formatted. */
  amount: string
  receiptUrl: string
}

const english = {
  title: (order: string) => `The refund of order ${order} was refused`,
  refused: (amount: string) =>
    `The payment provider refused to give ${amount} back. The shopper has been told that the money comes: somebody has to see to it.`,
  facts: { order: 'Order', amount: 'Amount' },
  ways: 'What can be done',
  again: (order: string) => `Ask the provider again: refund-order ${order} --again`,
  byHand: (order: string) => `Transfer the money, then note it: refund-order ${order} --paid-out`,
  see: 'See the order',
}

const greek: typeof english = {
  title: (order) => `Η επιστροφή χρημάτων της παραγγελίας ${order} απορρίφθηκε`,
  refused: (amount) =>
    `Ο πάροχος πληρωμών αρνήθηκε να επιστρέψει ${amount}. Ο πελάτης έχει ενημερωθεί ότι τα χρήματα έρχονται: κάποιος πρέπει να το φροντίσει.`,
  facts: { order: 'Παραγγελία', amount: 'Ποσό' },
  ways: 'Τι μπορείτε να κάνετε',
  again: (order) => `Νέα αίτηση στον πάροχο: refund-order ${order} --again`,
  byHand: (order) => `Έμβασμα και μετά καταγραφή: refund-order ${order} --paid-out`,
  see: 'Δείτε την παραγγελία',
}

/** Writes the mail to the shop. */
export function renderRefundRefusedMail(mail: RefundRefusedMail): {
  subject: string
  text: string
  html: string
} {
  const { locale, shopName, orderNumber, amount, receiptUrl } = mail
  const words = locale === 'el' ? greek : english
  return renderEmail({
    locale,
    shopName,
    title: words.title(orderNumber),
    blocks: [
      words.refused(amount),
      {
        facts: [
          [words.facts.order, orderNumber],
          [words.facts.amount, amount],
        ],
      },
      { title: words.ways, lines: [words.again(orderNumber), words.byHand(orderNumber)] },
    ],
    action: { label: words.see, url: receiptUrl },
  })
}

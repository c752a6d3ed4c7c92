import { readOrder } from '../../domains/orders/read-order.js'
import type { RefusedRefund } from '../../domains/payment/payment-context.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import type { WriteMail } from './mail-draft.js'

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

/** Mails to the shop, in its own language, about a refund that its payment provider refused. */
export const refundMails: Record<'refund-refused', WriteMail> = {
  'refund-refused': async (payload, { database, tenant, settings, shopUrl }) => {
    const { orderId, amountMinor, currency } = payload as Omit<RefusedRefund, 'now'>
    const order = await database.read(tenant, (sql) => readOrder(sql, orderId))
    if (!order) throw new Error('The order of an outbox entry is missing.')
    const locale = settings.defaultLocale
    const words = locale === 'el' ? greek : english
    const amount = formatMoney(amountMinor, currency, locale).formatted
    return {
      locale,
      to: 'shop',
      content: {
        title: words.title(order.number),
        blocks: [
          words.refused(amount),
          {
            facts: [
              [words.facts.order, order.number],
              [words.facts.amount, amount],
            ],
          },
          { title: words.ways, lines: [words.again(order.number), words.byHand(order.number)] },
        ],
        action: { label: words.see, url: `${shopUrl}/receipt/${orderId}` },
      },
    }
  },
}

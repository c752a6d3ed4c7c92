import { readOrder } from '../../domains/orders/read-order.js'
import type { RefusedRefund } from '../../domains/payment/payment-context.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import type { WriteMail } from './mail-draft.js'

/** Mails to the shop, in its own language, about a refund that its payment provider rejected. */
export const refundMails: Record<'refund-refused', WriteMail> = {
  'refund-refused': async (payload, { database, tenant, settings, shopUrl }) => {
    const { orderId, amountMinor, currency } = payload as Omit<RefusedRefund, 'now'>
    const order = await database.read(tenant, (sql) => readOrder(sql, orderId))
    if (!order) throw new Error('The order of an outbox entry is missing.')
    const locale = settings.defaultLocale
    const { say } = messagesIn(locale, settings)
    const amount = formatMoney(amountMinor, currency, locale).formatted
    return {
      locale,
      to: 'shop',
      content: {
        title: say('refundMail.title', { order: order.number }),
        blocks: [
          say('refundMail.refused', { amount }),
          {
            details: [
              [say('refundMail.facts.order'), order.number],
              [say('refundMail.facts.amount'), amount],
            ],
          },
          {
            title: say('refundMail.ways'),
            lines: [
              say('refundMail.again', { order: order.number }),
              say('refundMail.byHand', { order: order.number }),
            ],
          },
        ],
        action: { label: say('refundMail.see'), url: `${shopUrl}/receipt/${orderId}` },
      },
    }
  },
}

import type { PaymentRecord, RefundRecord } from '../../domains/payment/payment-record.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'

/** The contract's PaymentAttempt. */
export function toAttemptView(payment: PaymentRecord, locale: string) {
  const { id, kind, state, used, createdAt, settledAt, choices } = payment
  return {
    id,
    kind,
    state,
    amount: formatMoney(payment.amountMinor, payment.currency, locale),
    card:
      used?.brand && used.lastDigits ? { brand: used.brand, lastDigits: used.lastDigits } : null,
    instalments: used ? used.instalments : choices.instalments,
    startedAt: createdAt,
    settledAt,
  }
}

/** The contract's PaymentRefund. */
export function toRefundView(refund: RefundRecord, locale: string) {
  const { id, state, requestedAt, doneAt } = refund
  const amount = formatMoney(refund.amountMinor, refund.currency, locale)
  return { id, state, requestedAt, doneAt, amount }
}

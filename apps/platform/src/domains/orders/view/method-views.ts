import { paymentWords, shippingWords } from '../placing/method-words.js'
import type { PaymentRule } from '../../../foundation/pricing/payment-rules.js'
import type { ShippingQuote } from '../placing/shipping-methods.js'
import { formatMoney } from '../../../foundation/pricing/format-money.js'

/** The contract's ShippingMethod. */
export function toShippingView(quote: ShippingQuote, currency: string, locale: string) {
  return {
    id: quote.method,
    kind: quote.kind,
    ...shippingWords(quote.kind, locale),
    cost: formatMoney(quote.costMinor, currency, locale),
    minDays: quote.minDays,
    maxDays: quote.maxDays,
  }
}

/** The contract's PaymentMethod. */
export function toPaymentView(
  payment: Pick<PaymentRule, 'method' | 'kind' | 'feeMinor'>,
  currency: string,
  locale: string,
) {
  return {
    id: payment.method,
    kind: payment.kind,
    ...paymentWords(payment.kind, locale),
    fee: formatMoney(payment.feeMinor, currency, locale),
  }
}

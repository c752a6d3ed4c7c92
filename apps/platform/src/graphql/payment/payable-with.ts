import { toCheckoutRules } from '../../domains/orders/placing/price-cart.js'
import { isOnlineKind, usablePayments } from '../../foundation/pricing/payment-rules.js'
import { toPaymentView } from '../../domains/orders/placing/quote-shipping.js'
import { isWithdrawn } from '../../domains/orders/view/order-view.js'
import type { OrderView } from '../../domains/orders/view/order-view.js'
import type { PlatformContext } from '../platform-context.js'

/** The fields of an order that determine how it can be paid. */
export type PayableFields = Pick<
  OrderView,
  | 'state'
  | 'paymentState'
  | 'payment'
  | 'shipping'
  | 'shippingAddress'
  | 'totals'
  | 'currency'
  | 'withdrawals'
>

/**
 * The methods that an order can be paid with now, the provider's and others, so that an order can
 * be paid while the provider is down. Only those that cost the fee which was agreed to, since
 * another one would be another total.
 */
export function payableWith(
  order: PayableFields,
  kinds: readonly string[],
  { settings, messages }: Pick<PlatformContext, 'settings' | 'messages'>,
) {
  const isWaiting = order.state === 'PENDING' || order.state === 'FAILED'
  if (!isWaiting || isWithdrawn(order) || order.paymentState === 'PAID') return []
  const { payment: rules } = toCheckoutRules(settings, kinds)
  const feeMinor = order.payment.method.fee.amountMinor
  const usable = usablePayments(rules, {
    shipping: [order.shipping.kind],
    country: order.shippingAddress?.country.code ?? settings.country,
    amountMinor: order.totals.grand.amountMinor - feeMinor,
  })
  return usable
    .filter(({ kind, method, feeMinor: own }) => {
      // An order with a method without the provider has no payment to start again.
      return own === feeMinor && (isOnlineKind(kind) || method !== order.payment.method.id)
    })
    .map((rule) => toPaymentView(rule, order.currency, messages))
}

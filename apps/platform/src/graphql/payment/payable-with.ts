import { toCheckoutRules } from '../../domains/orders/placing/price-cart.js'
import { usablePayments } from '../../foundation/pricing/payment-rules.js'
import type { OnlineKind } from '../../domains/payment/payment-provider.js'
import { toPaymentView } from '../../domains/orders/placing/quote-shipping.js'
import type { OrderView } from '../../domains/orders/view/order-view.js'
import type { PlatformContext } from '../platform-context.js'

/** What of an order, as it is shown, decides how it can be paid. */
export type PayableFacts = Pick<
  OrderView,
  'state' | 'paymentState' | 'payment' | 'shipping' | 'shippingAddress' | 'totals' | 'currency'
>

/**
 * The provider's methods that an order can be paid with now: those that cost the fee which was agreed to, since another
 * one would be another total.
 */
export function payableWith(
  order: PayableFacts,
  kinds: readonly OnlineKind[],
  { settings, locale }: Pick<PlatformContext, 'settings' | 'locale'>,
) {
  const isWaiting = order.state === 'PENDING' || order.state === 'FAILED'
  if (!isWaiting || order.paymentState === 'PAID') return []
  const { payment: rules } = toCheckoutRules(settings, kinds)
  const feeMinor = order.payment.method.fee.amountMinor
  const usable = usablePayments(rules, {
    shipping: [order.shipping.kind],
    country: order.shippingAddress?.country.code ?? settings.country,
    amountMinor: order.totals.grand.amountMinor - feeMinor,
  })
  return usable
    .filter((rule) => kinds.some((kind) => kind === rule.kind) && rule.feeMinor === feeMinor)
    .map((rule) => toPaymentView(rule, order.currency, locale))
}

import type { OrderData, PaymentMethodData } from '../../request/api/api-types.js'

/**
 * Payment state of an order, as its receipt shows it. `none`: no online payment. `open`: the
 * provider's page waits. `checking`: the state is temporarily unknown.
 */
export type OrderPaymentState = 'none' | 'paid' | 'open' | 'checking' | 'failed'

/** The provider's status as the platform queried it; null if it did not. */
export type ProviderStatus = 'PAID' | 'OPEN' | 'FAILED' | 'CHECKING' | null

/** Whether an order can be paid at the provider's now. */
export function isPayable({ payableWith }: Pick<OrderData, 'payableWith'>): boolean {
  return payableWith.length > 0
}

/** Whether the provider must be queried for the result of the latest payment. */
export function isUnsettled({ state, payments }: Pick<OrderData, 'state' | 'payments'>): boolean {
  const last = payments.at(-1)?.state
  return state === 'PENDING' && (last === 'OPENING' || last === 'OPEN')
}

/** Whether its shopper has withdrawn from it, or from a part, and that is not settled yet. */
export function isWithdrawn({ withdrawals }: Pick<OrderData, 'withdrawals'>): boolean {
  return withdrawals.some(({ isOpen }) => isOpen)
}

/** Returns the payment state from the order and the provider's status. */
export function toPaymentState(
  order: Pick<OrderData, 'state' | 'payment' | 'payments' | 'withdrawals'>,
  providerStatus: ProviderStatus,
): OrderPaymentState {
  if (order.payment.state === 'PAID') return 'paid'
  // A shopper is not asked to pay for what was withdrawn from.
  if (isWithdrawn(order)) return 'none'
  if (order.state === 'FAILED') return 'failed'
  // If the shopper has chosen another method, show its instructions, whatever happened to the page.
  if (order.state !== 'PENDING' || !isPaidOnline(order.payment.method)) return 'none'
  return providerStatus === 'CHECKING' ? 'checking' : 'open'
}

/** Whether a method is paid on the payment provider's page. */
export function isPaidOnline({ form }: Pick<PaymentMethodData, 'form'>): boolean {
  return form !== 'NONE'
}

/**
 * Whether an order waits for its shopper to pay it at the provider's: those who transfer money or
 * pay in cash are left alone.
 */
export function isToBePaid(
  order: Pick<OrderData, 'state' | 'payment' | 'payments' | 'payableWith' | 'withdrawals'>,
  standing: OrderPaymentState = toPaymentState(order, null),
): boolean {
  return isPayable(order) && (standing === 'open' || standing === 'failed')
}

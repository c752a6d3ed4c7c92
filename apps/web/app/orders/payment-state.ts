import type { OrderData } from '../wiring/api/api-types.js'

/**
 * The state of an order's payment, as its receipt shows it. `none`: there is nothing to do at a
 * payment provider's. `open`: its page waits. `checking`: nobody can say just now.
 */
export type OrderPaymentState = 'none' | 'paid' | 'open' | 'checking' | 'failed'

/** What the platform found out when it asked the provider; null when it did not ask. */
export type ProviderStatus = 'PAID' | 'OPEN' | 'FAILED' | 'CHECKING' | null

/** Whether an order can be paid at the provider's now. */
export function isPayable({ payableWith }: Pick<OrderData, 'payableWith'>): boolean {
  return payableWith.length > 0
}

/** Whether the provider has to be asked what became of the last try to pay. */
export function isUnsettled({ state, payments }: Pick<OrderData, 'state' | 'payments'>): boolean {
  const last = payments.at(-1)?.state
  return state === 'PENDING' && (last === 'OPENING' || last === 'OPEN')
}

/** The payment's state by the order and by what the provider said. */
export function toPaymentState(
  order: Pick<OrderData, 'state' | 'payment' | 'payments'>,
  providerStatus: ProviderStatus,
): OrderPaymentState {
  if (order.payment.state === 'PAID') return 'paid'
  if (order.state === 'FAILED') return 'failed'
  // Whoever has chosen to pay otherwise meanwhile learns how, whatever became of the page.
  if (order.state !== 'PENDING' || !isPaidOnline(order.payment.method.kind)) return 'none'
  return providerStatus === 'CHECKING' ? 'checking' : 'open'
}

/** Whether a method of this kind is paid at the payment provider's. */
export function isPaidOnline(kind: OrderData['payment']['method']['kind']): boolean {
  return kind === 'CARD' || kind === 'IRIS'
}

/** Whether an order waits for its shopper to pay it at the provider's: those who transfer money or pay in cash are left alone. */
export function isToBePaid(
  order: Pick<OrderData, 'state' | 'payment' | 'payments' | 'payableWith'>,
  standing: OrderPaymentState = toPaymentState(order, null),
): boolean {
  return isPayable(order) && (standing === 'open' || standing === 'failed')
}

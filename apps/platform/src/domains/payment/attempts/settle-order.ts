import { applyProviderStatus } from './apply-provider-status.js'
import { PaymentProviderError } from '../payment-provider.js'
import type { PaymentRecord, PaymentState } from '../payment-record.js'
import type { PaymentContext } from '../payment-context.js'
import { readPayments } from '../read-payments.js'

export type SettlementStatus = 'PAID' | 'OPEN' | 'FAILED' | 'CHECKING'

/** Queries the provider for the status of an order's open attempts, and applies it. */
export async function settleOrder(
  context: PaymentContext,
  { tenant, orderId }: { tenant: string; orderId: string },
): Promise<SettlementStatus> {
  const payments = await context.database.read(tenant, (sql) => readPayments(sql, [orderId]))
  const states: PaymentState[] = []
  for (const payment of payments) {
    if (!isOpenPayment(payment)) states.push(payment.state)
    else {
      try {
        states.push((await settlePayment(context, { tenant, payment })) ?? payment.state)
      } catch (error) {
        if (!(error instanceof PaymentProviderError)) throw error
        if (mayBePaid(payment)) return 'CHECKING'
        states.push(payment.state)
      }
    }
  }
  if (states.includes('APPROVED')) return 'PAID'
  return states.some((state) => state === 'OPEN' || state === 'OPENING') ? 'OPEN' : 'FAILED'
}

/**
 * Queries the provider for the status of one payment, and applies it.
 *
 * @throws {PaymentProviderError} when the provider does not respond.
 */
export async function settlePayment(
  context: PaymentContext,
  { tenant, payment }: { tenant: string; payment: PaymentRecord },
): Promise<PaymentState | undefined> {
  const provider = context.providers.get(payment.provider)
  if (!provider) {
    throw new PaymentProviderError('unavailable', `No provider is called ${payment.provider}.`)
  }
  const { id: paymentId, providerId } = payment
  const providerPayment = await provider.findPayment({ tenant, paymentId, providerId })
  if (!providerPayment) return payment.state
  const { orderId } = payment
  return context.database.write(tenant, (sql) =>
    applyProviderStatus(sql, {
      ports: context.ports,
      providerPayment,
      orderId,
      now: context.clock(),
    }),
  )
}

/** A payment page that was never opened took no money; a saved card is charged without a page. */
function mayBePaid({ state, choices }: PaymentRecord): boolean {
  return state === 'OPEN' || choices.savedCardId !== null
}

/** Whether the payment waits for its provider. */
export function isOpenPayment({ state }: Pick<PaymentRecord, 'state'>): boolean {
  return state === 'OPENING' || state === 'OPEN'
}

import { applyProviderStatus } from './apply-provider-status.js'
import type { PaymentKey } from '../payment-provider.js'
import { PaymentProviderError } from '../payment-provider.js'
import type { PaymentRecord, PaymentState } from '../payment-record.js'
import type { PaymentContext } from '../payment-context.js'
import { readPayments } from '../read-payments.js'

export type SettlementStatus = 'PAID' | 'OPEN' | 'FAILED' | 'CHECKING'

/** Asks what became of an order's tries to pay, and takes it over. */
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
        return 'CHECKING'
      }
    }
  }
  if (states.includes('APPROVED')) return 'PAID'
  return states.some((state) => state === 'OPEN' || state === 'OPENING') ? 'OPEN' : 'FAILED'
}

/**
 * Asks what became of one payment, and takes it over.
 *
 * @throws {PaymentProviderError} when the provider does not say.
 */
export async function settlePayment(
  context: PaymentContext,
  { tenant, payment }: { tenant: string; payment: PaymentRecord },
): Promise<PaymentState | undefined> {
  const provider = context.providers.get(payment.provider)
  if (!provider) {
    throw new PaymentProviderError('unavailable', `No provider is called ${payment.provider}.`)
  }
  const name: PaymentKey = { tenant, paymentId: payment.id }
  const providerPayment = await provider.findPayment(name)
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

/** Whether the provider may still have something to tell that matters. */
export function isOpenPayment({ state }: Pick<PaymentRecord, 'state'>): boolean {
  return state === 'OPENING' || state === 'OPEN'
}

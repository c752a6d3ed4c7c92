import { applyTold } from './apply-provider-status.js'
import type { PaymentName } from '../payment-provider.js'
import { PaymentProviderError } from '../payment-provider.js'
import type { PaymentRecord, PaymentState } from '../payment-record.js'
import type { PaymentRoom } from '../payment-context.js'
import { readPayments } from '../read-payments.js'

export type SettleOutcome = 'PAID' | 'OPEN' | 'FAILED' | 'CHECKING'

/** Asks what became of an order's tries to pay, and takes it over. */
export async function settleOrder(
  room: PaymentRoom,
  { tenant, orderId }: { tenant: string; orderId: string },
): Promise<SettleOutcome> {
  const payments = await room.database.read(tenant, (sql) => readPayments(sql, [orderId]))
  const states: PaymentState[] = []
  for (const payment of payments) {
    if (!isUnsettled(payment)) states.push(payment.state)
    else {
      try {
        states.push((await settlePayment(room, { tenant, payment })) ?? payment.state)
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
  room: PaymentRoom,
  { tenant, payment }: { tenant: string; payment: PaymentRecord },
): Promise<PaymentState | undefined> {
  const provider = room.providers.get(payment.provider)
  if (!provider) {
    throw new PaymentProviderError('unavailable', `No provider is called ${payment.provider}.`)
  }
  const name: PaymentName = { tenant, paymentId: payment.id }
  const told = await provider.findPayment(name)
  if (!told) return payment.state
  const { orderId } = payment
  return room.database.write(tenant, (sql) =>
    applyTold(sql, { ports: room.ports, told, orderId, now: room.clock() }),
  )
}

/** Whether the provider may still have something to tell that matters. */
export function isUnsettled({ state }: Pick<PaymentRecord, 'state'>): boolean {
  return state === 'OPENING' || state === 'OPEN'
}

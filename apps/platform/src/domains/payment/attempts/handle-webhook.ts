import type { EventMessage, PaymentProvider } from '../payment-provider.js'
import { applyProviderStatus } from './apply-provider-status.js'
import type { PaymentContext } from '../payment-context.js'
import { readPayment } from '../read-payments.js'

/**
 * Handles a provider's webhook: checks its signature, queries the provider for the payment's
 * status, and applies that. A repeated event changes nothing; one of an unknown payment is ignored.
 *
 * @throws {InvalidSignatureError} when the signature is missing, wrong or too old.
 * @throws {PaymentProviderError} when the provider is unavailable: it should send the event again.
 */
export async function handleWebhook(
  context: PaymentContext,
  provider: PaymentProvider,
  message: Omit<EventMessage, 'now'>,
): Promise<void> {
  const event = provider.readEvent({ ...message, now: context.clock() })
  const { tenant, paymentId } = event
  const payment = await context.database.read(tenant, async (sql) => {
    const known = await sql.query('SELECT id FROM payment_events WHERE provider = $1 AND id = $2', [
      provider.name,
      event.id,
    ])
    return known.length > 0 ? undefined : readPayment(sql, paymentId)
  })
  if (!payment || payment.provider !== provider.name) return
  const providerId = payment.providerId ?? event.providerId
  const providerPayment = await provider.findPayment({ tenant, paymentId, providerId })
  await context.database.write(tenant, async (sql) => {
    const now = context.clock()
    const { orderId } = payment
    // Before the event's row, so that concurrent deliveries cannot deadlock.
    if (providerPayment)
      await applyProviderStatus(sql, { ports: context.ports, providerPayment, orderId, now })
    await sql.query(
      `INSERT INTO payment_events (tenant, provider, id, payment_id, kind, at, received_at)
       VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5::timestamptz, $6::timestamptz)
       ON CONFLICT DO NOTHING`,
      [provider.name, event.id, paymentId, event.kind, event.at.toISOString(), now.toISOString()],
    )
  })
}

import type { BaseLogger } from 'pino'
import { handleWebhook } from '../domains/payment/attempts/handle-webhook.js'
import { InvalidSignatureError, PaymentProviderError } from '../domains/payment/payment-provider.js'
import type { PaymentContext } from '../domains/payment/payment-context.js'
import { type PlatformApp, readText, sendJson } from './platform-app.js'

const bodyLimitBytes = 64 * 1024

/**
 * Receives webhooks of payment providers. The payment's status is always read from the provider's
 * API.
 */
export function addPaymentRoutes(
  app: PlatformApp,
  payments: PaymentContext,
  log: BaseLogger,
): void {
  app.post('/payments/events/:provider', async (c) => {
    const provider = payments.providers.get(c.req.param('provider'))
    if (!provider) return c.notFound()
    // Exactly the bytes that were signed.
    const body = await readText(c, bodyLimitBytes)
    try {
      await handleWebhook(payments, provider, { headers: c.req.header(), body })
    } catch (error) {
      if (error instanceof InvalidSignatureError) {
        log.warn(
          { reqId: c.get('requestId'), provider: provider.name },
          'a payment event has an invalid signature',
        )
        return sendJson(c, { code: 'invalid-signature', message: error.message }, 401)
      }
      if (!(error instanceof PaymentProviderError)) throw error
      return sendJson(c, { code: 'unavailable', message: 'Send it again later.' }, 503)
    }
    return c.body(null, 204)
  })
}

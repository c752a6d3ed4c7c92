import type { BaseLogger } from 'pino'
import { handleWebhook } from '../../domains/payment/attempts/handle-webhook.js'
import {
  InvalidSignatureError,
  PaymentProviderError,
} from '../../domains/payment/payment-provider.js'
import type { PaymentContext } from '../../domains/payment/payment-context.js'
import { readPayment } from '../../domains/payment/read-payments.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import { sendPaymentPage } from './payment-page.js'
import { type PlatformApp, readText, sendJson } from '../platform-app.js'

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
  app.get('/payments/pages/:provider/:tenant/:payment', async (c) => {
    const { provider: name, tenant, payment: id } = c.req.param()
    const payment = await payments.database.read(tenant, (sql) => readPayment(sql, id))
    const provider = payments.providers.get(name)
    if (payment?.provider !== name || !provider?.readPage) return c.notFound()
    const { providerId } = payment
    try {
      const page = await provider.readPage({ tenant, paymentId: id, providerId })
      if (!page) return c.notFound()
      return await sendPaymentPage(c, page, messagesIn(page.locale, { defaultLocale: 'en' }))
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      // The shop’s page asks again when it is reloaded.
      const { returnUrl, locale } = payment.choices
      const page = { returnUrl, locale, form: null }
      return sendPaymentPage(c, page, messagesIn(locale, { defaultLocale: 'en' }))
    }
  })
}

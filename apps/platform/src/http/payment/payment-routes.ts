import type { BaseLogger } from 'pino'
import { handleWebhook } from '../../domains/payment/attempts/handle-webhook.js'
import {
  InvalidSignatureError,
  PaymentProviderError,
} from '../../domains/payment/payment-provider.js'
import type { PaymentContext } from '../../domains/payment/payment-context.js'
import { findPaymentAt, readPayment } from '../../domains/payment/read-payments.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import { sendPaymentPage } from './payment-page.js'
import { type PlatformApp, type PlatformCall, readText, sendJson } from '../platform-app.js'

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
  // The tenant at the end is for providers that ask the address for a proof.
  app.post('/payments/events/:provider/:tenant?', async (c) => {
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
  app.get('/payments/events/:provider/:tenant', async (c) => {
    const { provider, tenant } = c.req.param()
    try {
      const proof = await payments.providers.get(provider)?.proveEventAddress?.(tenant)
      return proof ? sendJson(c, proof) : c.notFound()
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      return sendJson(c, { code: 'unavailable', message: 'Ask again later.' }, 503)
    }
  })
  // For providers that lead back to one address from every payment; the shop asks what came of it.
  app.get('/payments/returns/:provider/:tenant', async (c) => {
    const { provider, tenant } = c.req.param()
    const providerId = payments.providers.get(provider)?.readReturn?.(queryOf(c))
    if (!providerId) return c.notFound()
    const payment = await payments.database.read(tenant, (sql) =>
      findPaymentAt(sql, { provider, providerId }),
    )
    if (!payment) return c.notFound()
    c.header('Cache-Control', 'no-store')
    return c.redirect(payment.choices.returnUrl, 303)
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

function queryOf(c: PlatformCall): URLSearchParams {
  return new URL(c.req.url).searchParams
}

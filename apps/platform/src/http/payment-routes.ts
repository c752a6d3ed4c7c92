import type { FastifyInstance } from 'fastify'
import { handleWebhook } from '../domains/payment/attempts/handle-webhook.js'
import { InvalidSignatureError, PaymentProviderError } from '../domains/payment/payment-provider.js'
import type { PaymentContext } from '../domains/payment/payment-context.js'

const bodyLimitBytes = 64 * 1024

/** Receives webhooks of payment providers. The payment's status is read from the provider, not from the webhook. */
export function addPaymentRoutes(app: FastifyInstance, payments: PaymentContext): void {
  void app.register(async (routes) => {
    // Exactly the bytes that were signed.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    routes.post<{ Params: { provider: string } }>(
      '/payments/events/:provider',
      { bodyLimit: bodyLimitBytes },
      async (request, reply) => {
        const provider = payments.providers.get(request.params.provider)
        if (!provider) return reply.callNotFound()
        const body = typeof request.body === 'string' ? request.body : ''
        try {
          await handleWebhook(payments, provider, { headers: request.headers, body })
        } catch (error) {
          if (error instanceof InvalidSignatureError) {
            request.log.warn(
              { provider: provider.name },
              'a payment event has an invalid signature',
            )
            return reply.status(401).send({ code: 'invalid-signature', message: error.message })
          }
          if (!(error instanceof PaymentProviderError)) throw error
          return reply.status(503).send({ code: 'unavailable', message: 'Send it again later.' })
        }
        return reply.status(204).send()
      },
    )
  })
}

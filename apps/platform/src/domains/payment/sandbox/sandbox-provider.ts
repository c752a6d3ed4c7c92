import * as v from 'valibot'
import { PaymentProviderError } from '../payment-provider.js'
import type {
  ChargeRequest,
  PaymentKey,
  PaymentProvider,
  SessionRequest,
} from '../payment-provider.js'
import { createSandboxClient } from './sandbox-client.js'
import type { SandboxClientOptions } from './sandbox-client.js'
import { readSandboxEvent } from './sandbox-event.js'

const card = v.object({
  brand: v.string(),
  lastDigits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  expiryMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expiryYear: v.pipe(v.number(), v.integer()),
  token: v.nullable(v.string()),
})

const payment = v.object({
  paymentId: v.string(),
  providerId: v.string(),
  state: v.picklist(['OPEN', 'APPROVED', 'DECLINED', 'CANCELED', 'EXPIRED']),
  amountMinor: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  url: v.nullable(v.pipe(v.string(), v.url())),
  card: v.nullable(card),
  instalments: v.nullable(v.pipe(v.number(), v.integer())),
  cause: v.nullable(v.string()),
})

const refunded = v.object({ providerId: v.string() })

/** Builds the adapter for the payment sandbox of this repository. */
export function createSandboxProvider(options: SandboxClientOptions): PaymentProvider {
  const call = createSandboxClient(options)
  const open = async (request: SessionRequest | ChargeRequest) => {
    const { paymentId, expiresAt, ...choices } = request
    const body = { ...choices, expiresAt: expiresAt.toISOString() }
    return required(await call('PUT', pathOf({ ...request, paymentId }), payment, body))
  }
  return {
    name: 'sandbox',
    kinds: ['CARD', 'IRIS', 'IDEAL', 'BANCONTACT'],
    openSession: open,
    chargeSavedCard: (request) => open({ kind: 'CARD', saveCard: null, ...request }),
    findPayment: (name) => call('GET', pathOf(name), payment),
    closeSession: (name) => call('POST', `${pathOf(name)}/close`, payment),
    async refund(request) {
      const path = `${pathOf(request)}/refunds/${encodeURIComponent(request.refundId)}`
      const { amountMinor, currency } = request
      return required(await call('PUT', path, refunded, { amountMinor, currency }))
    },
    readEvent: (message) => readSandboxEvent(message, options.secret),
    async deleteCard({ token }) {
      await call('DELETE', `/api/cards/${encodeURIComponent(token)}`, v.null())
    },
  }
}

function pathOf({ paymentId }: PaymentKey): string {
  return `/api/payments/${encodeURIComponent(paymentId)}`
}

function required<Answer>(answer: Answer | undefined): Answer {
  if (answer !== undefined) return answer
  throw new PaymentProviderError('refused', 'The sandbox does not know the payment.')
}

import { InvalidSignatureError, PaymentProviderError } from '../payment-provider.js'
import type { PaymentProvider, ProviderPayment, SessionRequest } from '../payment-provider.js'

/** A provider in memory, controlled by the test. */
export interface FakeProvider extends PaymentProvider {
  /** Every payment, by our id. */
  payments: Map<string, ProviderPayment>
  requests: SessionRequest[]
  /** Refunded minor units, by refund. */
  refunds: Map<string, number>
  deletedCards: string[]
  /** Calls fail from now on, before or after they took effect; `none` ends it. */
  fail(how: 'before' | 'after' | 'refused' | 'unknown-card' | 'none'): void
  /** Changes a payment at the provider. */
  update(paymentId: string, change: Partial<ProviderPayment>): void
  /** The result of charging a saved card. @default 'APPROVED' */
  answerCharges(state: ProviderPayment['state']): void
}

/** A card as it is reported after a payment. */
export const fakeCard = {
  brand: 'visa',
  lastDigits: '1111',
  expiryMonth: 12,
  expiryYear: 2030,
  token: null,
}

/**
 * Builds {@link FakeProvider}. Its events are `{ id, kind, at, tenant, paymentId }` with the header
 * `signed: yes`.
 */
export function createFakeProvider(): FakeProvider {
  const payments = new Map<string, ProviderPayment>()
  const requests: SessionRequest[] = []
  const refunds = new Map<string, number>()
  const deletedCards: string[] = []
  let failure: Parameters<FakeProvider['fail']>[0] = 'none'
  let chargeState: ProviderPayment['state'] = 'APPROVED'

  async function call<Answer>(answer: () => Answer): Promise<Answer> {
    if (failure === 'refused' || failure === 'unknown-card')
      throw new PaymentProviderError(failure, 'The fake rejects the call.')
    if (failure === 'before')
      throw new PaymentProviderError('unavailable', 'The fake is unavailable.')
    const result = answer()
    if (failure === 'after') throw new PaymentProviderError('unavailable', 'The response is lost.')
    return result
  }
  const open = (request: SessionRequest, state: ProviderPayment['state']) => {
    const known = payments.get(request.paymentId)
    if (known) return known
    requests.push(request)
    const { paymentId, amountMinor, currency, instalments } = request
    const url = state === 'OPEN' ? `https://pay.example/${paymentId}` : null
    const payment: ProviderPayment = {
      paymentId,
      providerId: `fake-${paymentId}`,
      state,
      amountMinor,
      currency,
      url,
      card: state === 'OPEN' ? null : fakeCard,
      instalments: instalments?.chosen ?? null,
      cause: null,
    }
    payments.set(paymentId, payment)
    return payment
  }

  return {
    payments,
    requests,
    refunds,
    deletedCards,
    name: 'fake',
    kinds: ['CARD', 'IRIS'],
    fail: (how) => void (failure = how),
    answerCharges: (state) => void (chargeState = state),
    update: (paymentId, change) =>
      void payments.set(paymentId, { ...payments.get(paymentId)!, ...change }),
    openSession: (request) => call(() => open(request, 'OPEN')),
    chargeSavedCard: (request) =>
      call(() => open({ ...request, kind: 'CARD', saveCard: null }, chargeState)),
    findPayment: ({ paymentId }) => call(() => payments.get(paymentId)),
    closeSession: ({ paymentId }) =>
      call(() => {
        const payment = payments.get(paymentId)
        if (payment?.state === 'OPEN') {
          payments.set(paymentId, { ...payment, state: 'CANCELED', url: null })
        }
        return payments.get(paymentId)
      }),
    refund: ({ refundId, amountMinor }) =>
      call(() => {
        refunds.set(refundId, amountMinor)
        return { providerId: `fake-${refundId}` }
      }),
    readEvent({ headers, body }) {
      if (headers['signed'] !== 'yes') throw new InvalidSignatureError('The event is not signed.')
      const { at, ...event } = JSON.parse(body) as {
        id: string
        kind: string
        at: string
        tenant: string
        paymentId: string
      }
      return { ...event, providerId: null, at: new Date(at) }
    },
    deleteCard: ({ token }) => call(() => void deletedCards.push(token)),
  }
}

import type { Stripe } from 'stripe'
import { toMinor } from './stripe-amount.js'
import type { ProviderPayment, ProviderPaymentState, UsedCard } from '../payment-provider.js'

/** What the adapter stores with a payment at Stripe, to find it again. */
export type StripeMetadata = {
  tenant: string
  paymentId: string
  /** Seconds since 1970: Stripe keeps a page open for longer than the platform. */
  closesAt: string
  /** Of a framed payment: the platform’s page, and what that needs. */
  page?: string
  returnUrl?: string
  locale?: string
}

/** Reads a payment on a page, whose intent is expanded. */
export function fromSession(session: Stripe.Checkout.Session): ProviderPayment {
  const { payment_intent: intent, id: providerId } = session
  if (intent && typeof intent === 'object' && session.status === 'complete') {
    return { ...fromIntent(intent), providerId }
  }
  const currency = (session.currency ?? '').toUpperCase()
  const state = stateOf(session)
  return {
    paymentId: paymentIdOf(session),
    providerId,
    state,
    amountMinor: toMinor(session.amount_total ?? 0, currency),
    currency,
    url: state === 'OPEN' ? (pageOf(session) ?? session.url) : null,
    card: null,
    instalments: null,
    cause: null,
  }
}

function stateOf({ status, metadata }: Stripe.Checkout.Session): ProviderPaymentState {
  if (status !== 'expired') return 'OPEN'
  return isOver(metadata) ? 'EXPIRED' : 'CANCELED'
}

/** Reads a payment, whose payment method is expanded. */
export function fromIntent(intent: Stripe.PaymentIntent): ProviderPayment {
  const currency = intent.currency.toUpperCase()
  const state = intentState(intent)
  const isPaid = state === 'APPROVED'
  const { last_payment_error: error } = intent
  const redirect = intent.next_action?.redirect_to_url
  return {
    paymentId: paymentIdOf(intent),
    providerId: intent.id,
    state,
    amountMinor: toMinor(isPaid ? intent.amount_received : intent.amount, currency),
    currency,
    url: state === 'OPEN' ? (pageOf(intent) ?? redirect?.url ?? null) : null,
    card: isPaid ? usedCard(intent.payment_method) : null,
    instalments: null,
    cause: isPaid ? null : (error?.decline_code ?? error?.code ?? null),
  }
}

function intentState({ status, metadata }: Stripe.PaymentIntent): ProviderPaymentState {
  switch (status) {
    case 'succeeded':
      return 'APPROVED'
    case 'canceled':
      return isOver(metadata) ? 'EXPIRED' : 'CANCELED'
    case 'requires_action':
    // The bank has not answered yet.
    // fall through
    case 'processing':
      return 'OPEN'
    default:
      return 'DECLINED'
  }
}

function usedCard(method: Stripe.PaymentIntent['payment_method']): UsedCard | null {
  if (!method || typeof method === 'string' || !method.card) return null
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card
  // Only a card that was saved has a customer.
  const token = method.customer ? method.id : null
  return { brand, lastDigits: last4, expiryMonth, expiryYear, token }
}

/** Our id of a session or an intent; empty for a payment that is not of this platform. */
export function paymentIdOf({ metadata }: { metadata: Stripe.Metadata | null }): string {
  return metadata?.['paymentId'] ?? ''
}

/** The platform’s page of a framed payment. */
function pageOf({ metadata }: { metadata: Stripe.Metadata | null }): string | undefined {
  return metadata?.['page']
}

/** Whether the platform no longer waits for it. */
export function isOver(metadata: Stripe.Metadata | null): boolean {
  return Number(metadata?.['closesAt']) * 1_000 <= Date.now()
}

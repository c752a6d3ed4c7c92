import { Stripe } from 'stripe'
import type { StripeAccount } from './stripe-account.js'
import { toStripeAmount } from './stripe-amount.js'
import { createStripeClient } from './stripe-client.js'
import type { StripeClientOptions } from './stripe-client.js'
import { callStripe, findAtStripe } from './stripe-error.js'
import { readStripeEvent } from './stripe-event.js'
import { stripeKinds, toPageLocale } from './stripe-kinds.js'
import { pageAddress, toPage } from './stripe-page.js'
import { fromIntent, fromSession, isOver, paymentIdOf } from './stripe-payment.js'
import type { StripeMetadata } from './stripe-payment.js'
import { PaymentProviderError } from '../payment-provider.js'
import type {
  ChargeRequest,
  KnownPayment,
  PaymentProvider,
  ProviderPayment,
  RefundRequest,
  SessionRequest,
} from '../payment-provider.js'
import { cardKind } from '../../../foundation/pricing/payment-rules.js'

export interface StripeProviderOptions extends StripeClientOptions {
  /** By tenant. */
  accounts: ReadonlyMap<string, StripeAccount>
}

/** Builds the adapter for Stripe: pages of Checkout, and payment intents for saved cards. */
export function createStripeProvider(options: StripeProviderOptions): PaymentProvider {
  const clientOf = createClients(options)
  const frameOf = (tenant: string) => options.accounts.get(tenant)?.frame
  return {
    name: 'stripe',
    kinds: Object.keys(stripeKinds),
    async openSession(request) {
      const stripe = clientOf(request.tenant)
      const params = toSessionParams(request, frameOf(request.tenant))
      const key = { idempotencyKey: request.paymentId }
      return fromSession(await callStripe(() => stripe.checkout.sessions.create(params, key)))
    },
    chargeSavedCard: (request) =>
      chargeSavedCard(clientOf(request.tenant), request, frameOf(request.tenant)),
    async findPayment(payment) {
      const stripe = clientOf(payment.tenant)
      const found = await findStored(stripe, payment)
      if (!found) return undefined
      const isLate = toPayment(found).state === 'OPEN' && isOver(found.metadata)
      return toPayment(isLate ? await close(stripe, found) : found)
    },
    async closeSession(payment) {
      const stripe = clientOf(payment.tenant)
      const found = await findStored(stripe, payment)
      return found && toPayment(await close(stripe, found))
    },
    refund: (request) => refund(clientOf(request.tenant), request),
    readEvent: (message) => readStripeEvent(message, options.accounts),
    async deleteCard({ tenant, token }) {
      const stripe = clientOf(tenant)
      const method = await findAtStripe(() => stripe.paymentMethods.retrieve(token))
      if (method?.customer) await callStripe(() => stripe.paymentMethods.detach(token))
    },
    async readPage(payment) {
      const frame = frameOf(payment.tenant)
      const found = frame && (await findStored(clientOf(payment.tenant), payment))
      return found && toPage(found, frame)
    },
  }
}

/** A client for each tenant: its account is another one. */
function createClients({ accounts, ...options }: StripeProviderOptions) {
  const clients = new Map(
    [...accounts].map(
      ([tenant, { secretKey }]) => [tenant, createStripeClient(secretKey, options)] as const,
    ),
  )
  return (tenant: string): Stripe => {
    const client = clients.get(tenant)
    if (client) return client
    throw new PaymentProviderError('unavailable', `The tenant ${tenant} has no account at Stripe.`)
  }
}

/** Greek banks' instalments are no part of Stripe: a shopper who chose them is not charged at once. */
function refuseInstalments({ instalments }: Pick<SessionRequest, 'instalments'>): void {
  if (instalments?.chosen) {
    throw new PaymentProviderError('refused', 'Stripe has no instalments.')
  }
}

/** Stripe closes no page earlier. */
const shortestPageSeconds = 30 * 60

function toSessionParams(
  request: SessionRequest,
  frame: StripeAccount['frame'],
): Stripe.Checkout.SessionCreateParams {
  const { amountMinor, currency, isFramed, kind, locale, merchant, reference, returnUrl } = request
  const types = stripeKinds[kind]
  if (!types) throw new PaymentProviderError('refused', `Stripe has no payments of kind ${kind}.`)
  refuseInstalments(request)
  if (isFramed && kind !== cardKind) {
    throw new PaymentProviderError('refused', 'Banks allow no shop to contain their pages.')
  }
  const metadata = toMetadata(request, frame)
  return {
    mode: 'payment',
    client_reference_id: request.paymentId,
    locale: toPageLocale(locale),
    allowed_payment_method_types: [...types],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(amountMinor, currency),
          product_data: { name: `${merchant} ${reference}` },
        },
      },
    ],
    metadata,
    payment_intent_data: {
      description: reference,
      metadata,
      ...(request.saveCard && { setup_future_usage: 'on_session' }),
    },
    // A saved card belongs to a customer of its own: there is one for each card.
    ...(request.saveCard && { customer_creation: 'always' }),
    ...(metadata.page === undefined
      ? { success_url: returnUrl, cancel_url: returnUrl }
      : { ui_mode: 'embedded_page', return_url: metadata.page }),
    expires_at: closesAt(request) + shortestPageSeconds,
  }
}

async function chargeSavedCard(
  stripe: Stripe,
  request: ChargeRequest,
  frame: StripeAccount['frame'],
): Promise<ProviderPayment> {
  const { amountMinor, currency, paymentId, reference, returnUrl, token } = request
  refuseInstalments(request)
  const method = await findAtStripe(() => stripe.paymentMethods.retrieve(token))
  if (!method?.customer) {
    throw new PaymentProviderError('unknown-card', 'Stripe does not have the card any more.')
  }
  const metadata = toMetadata(request, frame)
  const params: Stripe.PaymentIntentCreateParams = {
    amount: toStripeAmount(amountMinor, currency),
    currency: currency.toLowerCase(),
    customer: idOf(method.customer),
    payment_method: token,
    allowed_payment_method_types: ['card'],
    confirm: true,
    return_url: metadata.page ?? returnUrl,
    // The platform’s page asks the shopper, by Stripe’s script.
    ...(metadata.page !== undefined && { use_stripe_sdk: true }),
    description: reference,
    metadata,
    expand: ['payment_method'],
  }
  const key = { idempotencyKey: paymentId }
  return callStripe(async () => {
    try {
      return fromIntent(await stripe.paymentIntents.create(params, key))
    } catch (error) {
      // The bank has declined it, which is an answer.
      if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) {
        return fromIntent(error.payment_intent)
      }
      throw error
    }
  })
}

async function refund(stripe: Stripe, request: RefundRequest): Promise<{ providerId: string }> {
  const { amountMinor, currency, paymentId, refundId, tenant } = request
  const found = await findStored(stripe, request)
  const intent = found?.object === 'checkout.session' ? found.payment_intent : found
  if (!intent) throw new PaymentProviderError('refused', 'Stripe does not know the payment.')
  const payment_intent = idOf(intent)
  // Stripe forgets its keys after a day; a refund may be repeated later.
  const known = await callStripe(() => stripe.refunds.list({ payment_intent, limit: 100 }))
  const before = known.data.find(({ metadata }) => metadata?.['refundId'] === refundId)
  if (before) return { providerId: before.id }
  const amount = toStripeAmount(amountMinor, currency)
  const metadata = { tenant, paymentId, refundId }
  const key = { idempotencyKey: refundId }
  const made = await callStripe(() =>
    stripe.refunds.create({ payment_intent, amount, metadata }, key),
  )
  if (made.status !== 'failed' && made.status !== 'canceled') return { providerId: made.id }
  throw new PaymentProviderError('refused', `Stripe’s refund has the status ${made.status}.`)
}

type Stored = Stripe.Checkout.Session | Stripe.PaymentIntent

function toPayment(stored: Stored): ProviderPayment {
  return stored.object === 'checkout.session' ? fromSession(stored) : fromIntent(stored)
}

/** The session or the intent of a payment, undefined for another payment's. */
async function findStored(
  stripe: Stripe,
  { paymentId, providerId }: KnownPayment,
): Promise<Stored | undefined> {
  const found =
    providerId === null
      ? await searchIntent(stripe, paymentId)
      : await findAtStripe(() => retrieve(stripe, providerId))
  return found && paymentIdOf(found) === paymentId ? found : undefined
}

function retrieve(stripe: Stripe, providerId: string): Promise<Stored> {
  return providerId.startsWith('cs_')
    ? stripe.checkout.sessions.retrieve(providerId, { expand: ['payment_intent.payment_method'] })
    : stripe.paymentIntents.retrieve(providerId, { expand: ['payment_method'] })
}

/**
 * A charge whose response was lost. Stripe’s index knows it after a minute; of a page whose address
 * was lost there is nothing to find, as no shopper has seen it.
 */
async function searchIntent(stripe: Stripe, paymentId: string): Promise<Stored | undefined> {
  const query = `metadata["paymentId"]:"${paymentId}"`
  const { data } = await callStripe(() => stripe.paymentIntents.search({ query, limit: 1 }))
  // The index may have an older state.
  return data[0] && findAtStripe(() => retrieve(stripe, data[0]!.id))
}

/** Closes an open page. @returns The payment after that. */
async function close(stripe: Stripe, stored: Stored): Promise<Stored> {
  try {
    if (stored.object === 'checkout.session') {
      if (stored.status === 'open') {
        await callStripe(() => stripe.checkout.sessions.expire(stored.id))
      }
    } else if (stored.status === 'requires_action') {
      await callStripe(() => stripe.paymentIntents.cancel(stored.id))
    }
  } catch (error) {
    // It has been paid or closed in between.
    if (!(error instanceof PaymentProviderError) || error.code !== 'refused') throw error
  }
  return callStripe(() => retrieve(stripe, stored.id))
}

function toMetadata(
  request: SessionRequest | ChargeRequest,
  frame: StripeAccount['frame'],
): StripeMetadata {
  const { isFramed, locale, paymentId, returnUrl, tenant } = request
  const metadata = { tenant, paymentId, closesAt: String(closesAt(request)) }
  if (!isFramed) return metadata
  if (frame) return { ...metadata, page: pageAddress(frame, request), returnUrl, locale }
  throw new PaymentProviderError('unavailable', `The account of ${tenant} has no frame.`)
}

function closesAt({ expiresAt }: { expiresAt: Date }): number {
  return Math.ceil(expiresAt.getTime() / 1_000)
}

/** The id of what Stripe names or, where it was asked to, contains. */
function idOf(named: string | { id: string }): string {
  return typeof named === 'string' ? named : named.id
}

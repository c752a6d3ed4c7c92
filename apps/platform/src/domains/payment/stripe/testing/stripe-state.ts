// One file: every call changes the same objects.
import { newRandomId } from '../../../../foundation/database/random-id.js'

/** What a bank does with a card. */
export type CardBehaviour = 'pays' | 'declines' | 'asks'

/** An error of Stripe's, as its documentation describes it. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'
  constructor(
    readonly status: number,
    readonly details: { type: string; code?: string; [name: string]: unknown },
  ) {
    super(details.code ?? details.type)
  }
}

interface Session {
  id: string
  amount: number
  currency: string
  metadata: Record<string, string>
  intentMetadata: Record<string, string>
  status: 'open' | 'complete' | 'expired'
  expiresAt: number
  url: string | null
  secret: string | null
  savesCard: boolean
  intentId: string | null
}

interface Intent {
  id: string
  amount: number
  currency: string
  metadata: Record<string, string>
  status: 'succeeded' | 'requires_action' | 'requires_payment_method' | 'canceled'
  methodId: string | null
  url: string | null
}

interface Method {
  id: string
  customer: string | null
  behaviour: CardBehaviour
}

interface Refund {
  id: string
  intentId: string
  amount: number
  metadata: Record<string, string>
}

/** The parameters in use, after they were checked. */
interface Params {
  amount: number
  currency: string
  customer: string
  expand?: string[]
  expires_at: number
  line_items: { price_data: { currency: string; unit_amount: number }; quantity: number }[]
  metadata: Record<string, string>
  payment_intent: string
  payment_intent_data: { metadata: Record<string, string>; setup_future_usage?: string }
  payment_method: string
  query: string
  customer_creation?: string
  success_url?: string
  type?: string
  return_url?: string
  ui_mode?: string
  use_stripe_sdk?: boolean
}

export interface StripeState {
  /** Carries out a described call. @returns Its answer. */
  carryOut(call: string, id: string, params: object): object
  /** What a shopper does on a page; undefined for other requests. */
  confirmPage(method: string, path: string, params: object): object | undefined
  setCard(id: string, behaviour: CardBehaviour): void
}

/** Stripe's objects, as far as the adapter uses them. */
export function createStripeState(options: {
  url: string
  onEvent: (event: object) => void
}): StripeState {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const methods = new Map<string, Method>()
  const refunds: Refund[] = []
  const events: { type: string }[] = []

  const calls: Record<string, (id: string, params: Params) => object> = {
    'POST /v1/checkout/sessions': (_, params) => {
      const seconds = params.expires_at - Date.now() / 1_000
      if (seconds < 30 * 60 || seconds > 24 * 60 * 60) throw invalid('expires_at')
      const { currency, unit_amount: amount } = params.line_items[0]!.price_data
      const id = newId('cs_test')
      const isEmbedded = params.ui_mode === 'embedded_page'
      if (isEmbedded === (params.success_url !== undefined)) throw invalid('success_url')
      if (isEmbedded === (params.return_url === undefined)) throw invalid('return_url')
      const session: Session = {
        id,
        amount,
        currency,
        metadata: params.metadata,
        status: 'open',
        intentMetadata: params.payment_intent_data.metadata,
        expiresAt: params.expires_at,
        url: isEmbedded ? null : `${options.url}/c/pay/${id}`,
        secret: isEmbedded ? `${id}_secret_standin` : null,
        savesCard:
          params.customer_creation === 'always' &&
          params.payment_intent_data.setup_future_usage !== undefined,
        intentId: null,
      }
      sessions.set(id, session)
      return showSession(session, params)
    },
    'GET /v1/checkout/sessions/{id}': (id, params) => showSession(known(sessions, id), params),
    'POST /v1/checkout/sessions/{id}/expire': (id, params) => {
      const session = known(sessions, id)
      if (session.status !== 'open') throw invalid('session')
      session.status = 'expired'
      session.url = null
      send('checkout.session.expired', showSession(session, {}))
      return showSession(session, params)
    },
    'POST /v1/payment_intents': (_, params) => {
      const method = known(methods, params.payment_method)
      if (method.customer !== params.customer) throw invalid('payment_method')
      const { amount, currency, metadata } = params
      const intent = charge({ amount, currency, metadata, method })
      if (params.use_stripe_sdk) intent.url = null
      if (intent.status !== 'requires_payment_method') return showIntent(intent, params)
      throw declined(showIntent(intent, {}))
    },
    'GET /v1/payment_intents/{id}': (id, params) => showIntent(known(intents, id), params),
    'GET /v1/payment_intents/search': (_, { query }) => {
      const paymentId = /^metadata\["paymentId"\]:"(.+)"$/.exec(query)?.[1]
      const found = [...intents.values()].filter(
        ({ metadata }) => metadata['paymentId'] === paymentId,
      )
      return {
        object: 'search_result',
        data: found.map(({ id, metadata, amount, currency, status }) => ({
          id,
          object: 'payment_intent',
          metadata,
          amount,
          currency,
          status,
        })),
        has_more: false,
        url: '/v1/payment_intents/search',
      }
    },
    'POST /v1/payment_intents/{id}/cancel': (id, params) => {
      const intent = known(intents, id)
      if (intent.status === 'succeeded' || intent.status === 'canceled') {
        throw new StripeRefusal(400, {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
        })
      }
      intent.status = 'canceled'
      return showIntent(intent, params)
    },
    'GET /v1/payment_methods/{id}': (id) => showMethod(known(methods, id)),
    'POST /v1/payment_methods/{id}/detach': (id) => {
      const method = known(methods, id)
      if (method.customer === null) throw invalid('payment_method')
      method.customer = null
      return showMethod(method)
    },
    'GET /v1/events': (_, { type }) => ({
      object: 'list',
      data: events.filter((event) => event.type === type).toReversed(),
      has_more: false,
      url: '/v1/events',
    }),
    'GET /v1/refunds': (_, { payment_intent: intentId }) => ({
      object: 'list',
      data: refunds.filter((refund) => refund.intentId === intentId).map(showRefund),
      has_more: false,
      url: '/v1/refunds',
    }),
    'POST /v1/refunds': (_, { payment_intent: intentId, amount, metadata }) => {
      const intent = known(intents, intentId)
      const before = refunds.filter((refund) => refund.intentId === intentId)
      const left = intent.amount - before.reduce((sum, refund) => sum + refund.amount, 0)
      if (intent.status !== 'succeeded' || amount > left) throw invalid('amount')
      const refund = { id: newId('re'), intentId, amount, metadata }
      refunds.push(refund)
      return showRefund(refund)
    },
  }

  function charge(wanted: Pick<Intent, 'amount' | 'currency' | 'metadata'> & { method: Method }) {
    const { method, ...rest } = wanted
    const id = newId('pi')
    const statuses = {
      pays: 'succeeded',
      asks: 'requires_action',
      declines: 'requires_payment_method',
    } as const
    const intent: Intent = {
      id,
      ...rest,
      methodId: method.id,
      status: statuses[method.behaviour],
      url: method.behaviour === 'asks' ? `${options.url}/authenticate/${id}` : null,
    }
    intents.set(id, intent)
    const event = {
      succeeded: 'payment_intent.succeeded',
      requires_action: 'payment_intent.requires_action',
      requires_payment_method: 'payment_intent.payment_failed',
    }[statuses[method.behaviour]]
    send(event, showIntent(intent, {}))
    return intent
  }

  function pay(session: Session, method: Method): object {
    if (session.status !== 'open') throw invalid('session')
    const { amount, currency, intentMetadata: metadata } = session
    const intent = charge({ amount, currency, metadata, method })
    session.intentId = intent.id
    if (intent.status !== 'succeeded') throw declined(showIntent(intent, {}))
    if (session.savesCard) method.customer = newId('cus')
    session.status = 'complete'
    session.url = null
    send('checkout.session.completed', showSession(session, {}))
    return showSession(session, {})
  }

  function showSession(session: Session, { expand = [] }: Pick<Params, 'expand'>): object {
    if (session.status === 'open' && session.expiresAt <= Date.now() / 1_000) {
      session.status = 'expired'
      session.url = null
    }
    const { id, amount, currency, metadata, status, url, intentId, expiresAt } = session
    const isExpanded = expand.includes('payment_intent.payment_method')
    return {
      id,
      object: 'checkout.session',
      metadata,
      amount_total: amount,
      currency,
      status,
      url,
      client_secret: status === 'open' ? session.secret : null,
      expires_at: expiresAt,
      payment_status: status === 'complete' ? 'paid' : 'unpaid',
      payment_intent:
        intentId && isExpanded
          ? showIntent(known(intents, intentId), { expand: ['payment_method'] })
          : intentId,
    }
  }

  function showIntent(intent: Intent, { expand = [] }: Pick<Params, 'expand'>): object {
    const { id, amount, currency, metadata, status, methodId, url } = intent
    const isExpanded = methodId !== null && expand.includes('payment_method')
    return {
      id,
      object: 'payment_intent',
      metadata,
      amount,
      currency,
      status,
      amount_received: status === 'succeeded' ? amount : 0,
      client_secret: `${id}_secret_standin`,
      payment_method: isExpanded ? showMethod(known(methods, methodId)) : methodId,
      next_action:
        status === 'requires_action'
          ? {
              type: 'redirect_to_url',
              redirect_to_url: {
                url,
                return_url: null,
              },
            }
          : null,
      last_payment_error:
        status === 'requires_payment_method'
          ? {
              type: 'card_error',
              code: 'card_declined',
              decline_code: 'generic_decline',
            }
          : null,
    }
  }

  function send(type: string, object: object): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: null,
      type,
      data: { object },
      created: Math.floor(Date.now() / 1_000),
      livemode: false,
      pending_webhooks: 1,
    }
    events.push(event)
    options.onEvent(event)
  }

  const cards: Readonly<Record<string, CardBehaviour>> = {
    tok_visa: 'pays',
    tok_chargeDeclined: 'declines',
  }

  return {
    carryOut: (call, id, params) => calls[call]!(id, params as Params),
    confirmPage(method, path, params) {
      if (method !== 'POST') return undefined
      if (path === '/v1/payment_methods') {
        const { card } = params as { card: { token: string } }
        const made: Method = {
          id: newId('pm'),
          customer: null,
          behaviour: cards[card.token] ?? 'pays',
        }
        methods.set(made.id, made)
        return showMethod(made)
      }
      const page = /^\/v1\/payment_pages\/(\w+)\/confirm$/.exec(path)?.[1]
      if (page === undefined) return undefined
      const { payment_method: paid } = params as { payment_method: string }
      return pay(known(sessions, page), known(methods, paid))
    },
    setCard: (id, behaviour) => void (known(methods, id).behaviour = behaviour),
  }
}

function showMethod({ id, customer }: Method): object {
  return {
    id,
    object: 'payment_method',
    type: 'card',
    customer,
    card: {
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2030,
    },
  }
}

function showRefund({ id, intentId, amount, metadata }: Refund): object {
  return {
    id,
    object: 'refund',
    metadata,
    amount,
    currency: 'eur',
    status: 'succeeded',
    payment_intent: intentId,
  }
}

function known<Item>(items: ReadonlyMap<string, Item>, id: string): Item {
  const item = items.get(id)
  if (item) return item
  throw new StripeRefusal(404, { type: 'invalid_request_error', code: 'resource_missing' })
}

function invalid(param: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', param })
}

/** The bank's answer, with the intent that it was about. */
function declined(intent: object): StripeRefusal {
  return new StripeRefusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    payment_intent: intent,
  })
}

function newId(kind: string): string {
  return `${kind}_${newRandomId().replaceAll(/[^a-zA-Z\d]/g, '0')}`
}

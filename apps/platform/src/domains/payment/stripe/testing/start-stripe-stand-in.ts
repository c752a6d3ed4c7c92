import type { IncomingMessage } from 'node:http'
import { Stripe } from 'stripe'
import { readForm } from './read-form.js'
import { createStripeState, StripeRefusal } from './stripe-state.js'
import type { CardBehaviour } from './stripe-state.js'
import { checkAnswer, checkEvent, findCall, stripeDescription } from './stripe-validator.js'
import type { StripeAccount } from '../stripe-account.js'
import type { EventMessage } from '../../payment-provider.js'
import { startStandInServer } from '../../testing/start-stand-in-server.js'
import type { StandInAnswer, StandInServer } from '../../testing/start-stand-in-server.js'

/** A server on a loopback port that answers as Stripe's API describes, and refuses all else. */
export interface StripeStandIn extends StandInServer {
  account: Required<StripeAccount>
  /** Every request that it has understood, oldest first. */
  requests: StandInRequest[]
  /** Events as they would arrive, oldest first. */
  events: Omit<EventMessage, 'now'>[]
  /** What a bank does with a saved card from now on. */
  setCard(id: string, behaviour: CardBehaviour): void
}

export interface StandInRequest {
  /** Such as `GET /v1/refunds`. */
  call: string
  params: object
  idempotencyKey: string | undefined
}

/** Starts the stand-in with an account of its own. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const account = {
    secretKey: 'sk_test_standin',
    webhookSecret: 'whsec_standin',
    frame: { publishableKey: 'pk_test_standin', platformUrl: 'https://api.shop.example' },
  }
  const requests: StandInRequest[] = []
  const events: StripeStandIn['events'] = []
  const answered = new Map<string, { request: string; answer: StandInAnswer }>()
  const server = await startStandInServer(answerTo)
  const { url } = server
  const state = createStripeState({
    url,
    onEvent(event) {
      checkEvent(event)
      const payload = JSON.stringify(event, null, 2)
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: account.webhookSecret,
      })
      events.push({ headers: { 'stripe-signature': signature }, body: payload })
    },
  })

  function answerTo(request: IncomingMessage, body: string): StandInAnswer {
    const { pathname, search } = new URL(request.url ?? '/', url)
    const { headers, method = 'GET' } = request
    if (headers.authorization !== `Bearer ${account.secretKey}`) {
      const message = `Invalid API Key provided: ${headers.authorization}`
      return toError(401, { type: 'invalid_request_error', message })
    }
    if (headers['stripe-version'] !== stripeDescription.apiVersion) {
      return toError(400, { type: 'invalid_request_error', message: 'Another version.' })
    }
    const key = headers['idempotency-key']?.toString()
    const wanted = `${method} ${request.url} ${body}`
    const before = key === undefined ? undefined : answered.get(key)
    if (before) {
      return before.request === wanted ? before.answer : toError(400, { type: 'idempotency_error' })
    }
    const answer = carryOut({ method, pathname, key, params: readForm(body || search.slice(1)) })
    // A refused request may be repeated with the same key: it has changed nothing.
    if (key !== undefined && answer.status !== 400) {
      answered.set(key, { request: wanted, answer })
    }
    return answer
  }

  function carryOut(request: {
    method: string
    pathname: string
    key: string | undefined
    params: object
  }): StandInAnswer {
    const { method, pathname, key, params } = request
    try {
      // The pages of Stripe, by the calls that its command line pays with in tests.
      const shown = state.confirmPage(method, pathname, params)
      if (shown) return { status: 200, body: shown }
      const call = findCall(method, pathname)
      if (!call) return toError(404, { type: 'invalid_request_error', message: 'No such call.' })
      const refusal = call.refusal(params)
      if (refusal) return toError(400, { type: 'invalid_request_error', ...refusal })
      requests.push({ call: call.name, params, idempotencyKey: key })
      const body = state.carryOut(call.name, call.id, params)
      checkAnswer(call, body)
      return { status: 200, body }
    } catch (error) {
      if (error instanceof StripeRefusal) return toError(error.status, error.details)
      throw error
    }
  }

  return { ...server, account, requests, events, setCard: state.setCard }
}

function toError(status: number, error: object): StandInAnswer {
  return { status, body: { error } }
}

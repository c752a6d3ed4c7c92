import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { readForm } from './read-form.js'
import { createStripeState, StripeRefusal } from './stripe-state.js'
import type { CardBehaviour } from './stripe-state.js'
import { checkEvent, findCall, stripeDescription } from './stripe-validator.js'
import type { StripeAccount } from '../stripe-account.js'
import type { EventMessage } from '../../payment-provider.js'

/** A server on a loopback port that answers as Stripe's API describes, and refuses all else. */
export interface StripeStandIn {
  url: string
  account: Required<StripeAccount>
  /** Every request that it has understood, oldest first. */
  requests: StandInRequest[]
  /** Events as they would arrive, oldest first. */
  events: Omit<EventMessage, 'now'>[]
  /** Fails from now on: before it does what was asked, or by losing the answers to changes; `none` ends it. */
  fail(how: Failure): void
  /** What a bank does with a saved card from now on. */
  setCard(id: string, behaviour: CardBehaviour): void
  stop(): Promise<void>
}

export interface StandInRequest {
  /** Such as `GET /v1/refunds`. */
  call: string
  params: object
  idempotencyKey: string | undefined
}

type Failure = 'down' | 'busy' | 'lost' | 'none'

interface Answer {
  status: number
  body: object
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
  const answered = new Map<string, { request: string; answer: Answer }>()
  let failure: Failure = 'none'

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
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

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += String(part)
    if (failure === 'down' || failure === 'busy') {
      return send(response, toError(failure === 'down' ? 503 : 429, { type: 'api_error' }))
    }
    const answer = answerTo(request, body)
    if (failure === 'lost' && request.method === 'POST') return void response.destroy()
    send(response, answer)
  }

  function answerTo(request: IncomingMessage, body: string): Answer {
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
  }): Answer {
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
      call.checkAnswer(body)
      return { status: 200, body }
    } catch (error) {
      if (error instanceof StripeRefusal) return toError(error.status, error.details)
      throw error
    }
  }

  return {
    url,
    account,
    requests,
    events,
    fail: (how) => void (failure = how),
    setCard: state.setCard,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function toError(status: number, error: object): Answer {
  return { status, body: { error } }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_standin' })
  response.end(JSON.stringify(body))
}

import type { IncomingMessage } from 'node:http'
import { vivaCalls } from './viva-description.js'
import type { VivaCall } from './viva-description.js'
import { invalidExample, tokenExample } from './viva-examples.js'
import { createVivaState, VivaRefusal } from './viva-state.js'
import type { VivaState } from './viva-state.js'
import type { VivaAccount } from '../viva-account.js'
import type { EventMessage } from '../../payment-provider.js'
import { describeCalls } from '../../testing/described-calls.js'
import { startStandInServer } from '../../testing/start-stand-in-server.js'
import type { StandInAnswer, StandInServer } from '../../testing/start-stand-in-server.js'

/** A server on a loopback port that answers as Viva’s pages describe, and refuses all else. */
export interface VivaStandIn extends StandInServer, Pick<VivaState, 'pay' | 'giveBack'> {
  account: VivaAccount
  /** Every call that it has understood, oldest first. */
  requests: { call: string; params: object }[]
  /** Events as they would arrive, oldest first. */
  events: Omit<EventMessage, 'now'>[]
}

const findCall = describeCalls(vivaCalls)

/** Starts the stand-in with an account of its own. */
export async function startVivaStandIn(): Promise<VivaStandIn> {
  const account: VivaAccount = {
    environment: 'demo',
    merchantId: 'bdf4c6b3-c26d-4046-b5df-5c443ec39d09',
    apiKey: 'api-key-of-the-stand-in',
    clientId: 'client.apps.vivapayments.com',
    clientSecret: 'client-secret-of-the-stand-in',
    sources: { CARD_PAGE: '1234', IRIS: '1235' },
    currency: 'EUR',
  }
  const authorizations: Readonly<Record<VivaCall['authorization'], string>> = {
    client: basic(account.clientId, account.clientSecret),
    token: `Bearer ${tokenExample.access_token}`,
    merchant: basic(account.merchantId, account.apiKey),
  }
  const requests: VivaStandIn['requests'] = []
  const events: VivaStandIn['events'] = []
  const state = createVivaState({
    merchantId: account.merchantId,
    onEvent: (event) => events.push({ headers: {}, body: write(event) }),
  })
  const server = await startStandInServer(answerTo)

  function answerTo(request: IncomingMessage, body: string): StandInAnswer {
    const { pathname, searchParams } = new URL(request.url ?? '/', server.url)
    const call = findCall(request.method ?? 'GET', pathname)
    if (!call) return { status: 404, body: invalidExample }
    const { authorization } = vivaCalls.find((one) => one.call === call.name)!
    if (request.headers.authorization !== authorizations[authorization]) {
      // As IdentityServer has it: https://datatracker.ietf.org/doc/html/rfc6749#section-5.2
      return authorization === 'client'
        ? { status: 400, body: { error: 'invalid_client' } }
        : { status: 401, body: { ...invalidExample, status: 401, message: 'Unauthorized' } }
    }
    const isJson = request.headers['content-type'] === 'application/json'
    const form = new URLSearchParams(isJson ? '' : body)
    const params = isJson ? JSON.parse(body) : Object.fromEntries([...searchParams, ...form])
    const refusal = call.refusal(params)
    if (refusal) return { status: 400, body: { ...invalidExample, message: refusal.message } }
    requests.push({ call: call.name, params })
    if (authorization === 'client') return { status: 200, body: tokenExample }
    try {
      return { status: 200, body: write(state.carryOut(call.name, call.id, params)) }
    } catch (error) {
      if (error instanceof VivaRefusal) return error
      throw error
    }
  }

  return { ...server, account, requests, events, pay: state.pay, giveBack: state.giveBack }
}

function basic(name: string, secret: string): string {
  return `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`
}

/** Codes of orders are numbers at Viva. */
function write(answer: object): string {
  return JSON.stringify(answer).replaceAll(/("orderCode":)"(\d+)"/gi, '$1$2')
}

import * as v from 'valibot'
import type { VivaAccount } from './viva-account.js'
import {
  canceledTransaction,
  createdOrder,
  eventKey,
  failure,
  foundOrder,
  foundTransaction,
  listedTransactions,
  readAnswer,
  tokenAnswer,
} from './viva-answers.js'
import type { ListedTransaction, VivaOrder, VivaTransaction } from './viva-answers.js'
import { PaymentProviderError } from '../payment-provider.js'

export interface VivaClientOptions {
  /** In place of Viva’s three addresses. */
  url?: string
  /** Milliseconds until a call counts as unanswered. @default 7_000 */
  timeoutMs?: number
}

/** https://developer.viva.com/smart-checkout/smart-checkout-integration/ */
const addresses = {
  demo: {
    accounts: 'https://demo-accounts.vivapayments.com',
    api: 'https://demo-api.vivapayments.com',
    www: 'https://demo.vivapayments.com',
  },
  live: {
    accounts: 'https://accounts.vivapayments.com',
    api: 'https://api.vivapayments.com',
    www: 'https://www.vivapayments.com',
  },
}

/** The calls of one account. */
export interface VivaClient {
  /** @returns The order’s code. */
  createOrder(order: object): Promise<string>
  findOrder(orderCode: string): Promise<VivaOrder | undefined>
  cancelOrder(orderCode: string): Promise<void>
  /** What was tried, paid and refunded of an order. */
  listTransactions(orderCode: string): Promise<ListedTransaction[]>
  findTransaction(id: string): Promise<VivaTransaction | undefined>
  /** Gives back a transaction’s money, all or a part. */
  cancelTransaction(
    id: string,
    query: Record<string, string>,
  ): Promise<v.InferOutput<typeof canceledTransaction>>
  /** What Viva asks a webhook’s address for. */
  readEventKey(): Promise<string>
  /** The page of an order, with the method of payment that it shows first. */
  pageOf(orderCode: string, paymentMethod?: number): string
}

/**
 * Builds a client for one account. Viva has two ways of authorization: tokens for the newer calls,
 * the merchant’s key for the older ones.
 */
export function createVivaClient(account: VivaAccount, options: VivaClientOptions): VivaClient {
  const { url, timeoutMs = 7_000 } = options
  const { accounts, api, www } = url
    ? { accounts: url, api: url, www: url }
    : addresses[account.environment]
  const merchant = basic(account.merchantId, account.apiKey)
  let token: { value: string; expiresAt: number } | undefined
  let key: string | undefined

  /** @returns What was answered; undefined for what Viva does not know. */
  async function call<Schema extends v.GenericSchema>(
    address: string,
    schema: Schema,
    { authorization, ...init }: RequestInit & { authorization: string },
  ): Promise<v.InferOutput<Schema> | undefined> {
    const { status, answer } = await send(address, {
      ...init,
      headers: { ...init.headers, authorization, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (status === 404) return undefined
    if (status === 401) token = undefined
    throwRefusal(status, answer)
    const parsed = v.safeParse(schema, answer)
    if (parsed.success) return parsed.output
    throw new PaymentProviderError('unavailable', 'Viva answered in another form.')
  }

  async function bearer(): Promise<string> {
    if (token && token.expiresAt > Date.now()) return `Bearer ${token.value}`
    const answer = await call(`${accounts}/connect/token`, tokenAnswer, {
      method: 'POST',
      authorization: basic(account.clientId, account.clientSecret),
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    }).catch((cause: unknown) => {
      // The client’s secret is wrong, which is no answer about a payment.
      throw new PaymentProviderError('unavailable', 'Viva gives no token.', { cause })
    })
    const { access_token: value, expires_in: seconds } = required(answer)
    // A minute earlier than Viva, so that no call is on its way with an old one.
    token = { value, expiresAt: Date.now() + (seconds - 60) * 1_000 }
    return `Bearer ${value}`
  }

  return {
    async createOrder(order) {
      const answer = await call(`${api}/checkout/v2/orders`, createdOrder, {
        method: 'POST',
        authorization: await bearer(),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      })
      return required(answer).orderCode
    },
    findOrder: (orderCode) =>
      call(`${www}/api/orders/${orderCode}`, foundOrder, { authorization: merchant }),
    async cancelOrder(orderCode) {
      const address = `${www}/api/orders/${orderCode}`
      await call(address, v.unknown(), { method: 'DELETE', authorization: merchant })
    },
    async listTransactions(ordercode) {
      const query = new URLSearchParams({ ordercode })
      const address = `${www}/api/transactions?${query}`
      const answer = await call(address, listedTransactions, { authorization: merchant })
      return answer?.Transactions ?? []
    },
    async findTransaction(id) {
      const address = `${api}/checkout/v2/transactions/${id}`
      return call(address, foundTransaction, { authorization: await bearer() })
    },
    async cancelTransaction(id, query) {
      const address = `${www}/api/transactions/${id}?${new URLSearchParams(query)}`
      return required(
        await call(address, canceledTransaction, { method: 'DELETE', authorization: merchant }),
      )
    },
    async readEventKey() {
      const address = `${www}/api/messages/config/token`
      // Read once: it stays the same, and the route that answers with it is public.
      key ??= required(await call(address, eventKey, { authorization: merchant })).Key
      return key
    },
    pageOf(orderCode, paymentMethod) {
      const query = new URLSearchParams({
        ref: orderCode,
        paymentMethod: String(paymentMethod ?? 0),
        // Leads on to the bank where the source has that method alone:
        // https://developer.viva.com/smart-checkout/forceredirect/
        forceRedirect: 'true',
      })
      return `${www}/web/checkout?${query}`
    },
  }
}

function basic(name: string, secret: string): string {
  return `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`
}

async function send(address: string, init: RequestInit) {
  try {
    const response = await fetch(address, init)
    return { status: response.status, answer: readAnswer(await response.text()) }
  } catch (cause) {
    throw new PaymentProviderError('unavailable', 'Viva does not respond.', { cause })
  }
}

/** Messages of Viva are not passed on: they may repeat what a shopper typed. */
function throwRefusal(status: number, answer: unknown): void {
  const failed = v.safeParse(failure, answer)
  // 401: the key is wrong, and will be replaced. 408 and 429: it may be called again.
  const isUnclear = status >= 500 || [401, 408, 429].includes(status)
  if (!isUnclear && failed.success) {
    const { ErrorCode, EventId } = failed.output
    const reason = [`error ${ErrorCode}`, EventId && `event ${EventId}`].filter(Boolean).join(', ')
    throw new PaymentProviderError('refused', `Viva rejected the call: ${reason}.`)
  }
  if (status >= 200 && status < 300) return
  // 403 without a reason: the account may not make such calls yet.
  const code = isUnclear || status === 403 ? 'unavailable' : 'refused'
  throw new PaymentProviderError(code, `Viva responded with ${status}.`)
}

function required<Answer>(answer: Answer | undefined): Answer {
  if (answer !== undefined) return answer
  throw new PaymentProviderError('refused', 'Viva does not know what was asked for.')
}

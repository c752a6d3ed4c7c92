import { createPlatformClient, isApiError } from '@floga/api-client'
import type { Fetch, GraphqlClient, PlatformClient, SendText } from '@floga/api-client'
import { redirect } from '@remix-run/node'

import type { Storefront } from '../../lib/create-storefront.js'
import { postedFieldsOf } from '../posted-fields.server.js'
import type { PostedFields } from '../posted-fields.server.js'
import type { ShopLoadContext } from '../shop-load-context.js'
import { logFailure } from './log-failure.server.js'
import { fetchOrderDocument } from './fetch-order-document.server.js'
import { systemError, unavailable } from './responses.server.js'
import { shareAnswers } from './share-answers.server.js'
import { redirectRulesOf, withReturnPath } from '../session/redirect-rules.js'
import type { RequestSession } from '../session/request-session.server.js'

/**
 * The shop's client of the platform: failed queries throw responses for the error page, mutations
 * return the error to the caller.
 */
export interface ShopApi {
  /**
   * @throws {Response} 503 when the platform does not respond, 500 when its response is invalid.
   */
  query: PlatformClient['eshop']['query']
  /** @throws {ApiError} when it is not known whether the change was made. */
  mutate: PlatformClient['eshop']['mutate']
  /** @throws {ApiError} when there is no valid response, and when the connection is lost. */
  subscribe: PlatformClient['eshop']['subscribe']
  content: PlatformClient['content']
  /** Calls about the member's account. They fail as the others do. */
  account: Pick<ShopApi, 'query' | 'mutate'>
  tokens: PlatformClient['tokens']
  /**
   * Reads public data in the request's language anonymously: once per version of the platform's
   * data.
   *
   * @param name Cache key.
   * @param isWhole Whether the value may be cached. @default always
   */
  shared<Value>(
    name: string,
    read: (api: Pick<ShopApi, 'query'>) => Promise<Value>,
    isWhole?: (value: Value) => boolean,
  ): Promise<Value>
  /** An order's PDF. @throws {Response} The error page that fits. */
  orderDocument(orderId: string): Promise<Response>
}

export interface ShopApiOptions {
  context: ShopLoadContext
  /** Code of the language of its texts. */
  locale: string
  /** The visitor on whose behalf requests are made. @default anonymous */
  visitor?: ApiVisitor
}

/** The visitor of a request, and the page. */
export interface ApiVisitor {
  session: Pick<RequestSession, 'token' | 'reject'>
  /** Full path of the page: where a login leads back to. */
  path: string
  shop: Storefront
}

/** Opens the platform for one request. */
export function createShopApi({ context, locale, visitor }: ShopApiOptions): ShopApi {
  const { shop } = context
  const client = createPlatformClient({
    endpoints: context.settings.endpoints,
    tenant: shop.id,
    locale,
    timezone: shop.timeZone,
    requestId: context.requestId,
    fetch: forVisitor(context.clientAddress),
    sendText: sendTextForVisitor(context.settings.sendText, context.clientAddress),
    getAccessToken: () => visitor?.session.token(),
    deadlineMs: context.settings.platformDeadlineMs,
  })
  const callsOf = ({ query, mutate }: GraphqlClient): Pick<ShopApi, 'query' | 'mutate'> => ({
    query: async (document, variables, deadlineMs) => {
      try {
        return await asVisitor(() => query(document, variables, deadlineMs), visitor)
      } catch (error) {
        throw toResponse(error, { visitor, posted: postedFieldsOf(context) })
      }
    },
    mutate: (document, variables, deadlineMs) =>
      asVisitor(() => mutate(document, variables, deadlineMs), visitor),
  })
  const share = shareAnswers(context)
  return {
    ...callsOf(client.eshop),
    subscribe: client.eshop.subscribe,
    account: callsOf(client.auth),
    content: client.content,
    tokens: client.tokens,
    shared: (name, read, isWhole) =>
      share(`${name} ${locale}`, () => read(createShopApi({ context, locale })), isWhole),
    orderDocument: (orderId) =>
      fetchOrderDocument({
        endpoint: context.settings.endpoints.main,
        fetch: forVisitor(context.clientAddress),
        tenant: shop.id,
        locale,
        orderId,
      }),
  }
}

/** A call whose token is rejected was not carried out: it is repeated with the next one. */
async function asVisitor<Answer>(
  call: () => Promise<Answer>,
  visitor: ApiVisitor | undefined,
): Promise<Answer> {
  const token = await visitor?.session.token()
  try {
    return await call()
  } catch (error) {
    if (!visitor || !token || !isUnauthorized(error)) throw error
    await visitor.session.reject(token)
    return call()
  }
}

/** Whether a request was rejected because the visitor is not logged in. */
export function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.code === 'unauthorized'
}

/**
 * Sends the visitor's IP address to the platform, whose rate limits are per visitor, not per shop.
 */
function forVisitor(address: string): Fetch {
  return (url, init) => {
    const headers = new Headers(init.headers)
    if (address) headers.set('X-Forwarded-For', address)
    return fetch(url, { ...init, headers })
  }
}

function sendTextForVisitor(sendText: SendText | undefined, address: string): SendText | undefined {
  if (!sendText || !address) return sendText
  return ({ headers, ...request }) =>
    sendText({ ...request, headers: { ...headers, 'X-Forwarded-For': address } })
}

/** Converts a failed query to a response for the error page and logs the cause. */
export function toResponse(
  error: unknown,
  { visitor, posted }: { visitor?: ApiVisitor | undefined; posted?: PostedFields | undefined } = {},
): Response {
  if (visitor && isUnauthorized(error)) return toLogin(visitor.shop, visitor.path)
  logFailure('platform call failed', error)
  if (!isApiError(error)) return systemError()
  const isAway =
    error.code === 'unreachable' || error.code === 'deadline' || (error.status ?? 0) >= 502
  return isAway ? unavailable(posted) : systemError()
}

/** To the login, and from there back to a page. */
export function toLogin(shop: Pick<Storefront, 'locales'>, path: string): Response {
  const rules = redirectRulesOf(shop)
  return redirect(withReturnPath(rules, rules.loginFor(path), path), {
    status: 303,
    headers: { 'Cache-Control': 'no-store' },
  })
}

import type { PlatformEndpoints } from '@floga/platform-contract'

import { type ApiError, isApiError } from './api-error.js'
import type { CallContext } from './call-context.js'
import { type ClientName, type ClientRegistry, defaultClientRegistry } from './client-registry.js'
import { type ContentCache, type ContentClient, createContentClient } from './content-client.js'
import { createGraphqlClient, type GraphqlClient } from './graphql-client.js'
import { createRestClient, type RestClient } from './rest-client.js'
import { createTokenClient, type TokenClient } from './token-client.js'
import { createTransport, type Fetch, type SendText } from './transport.js'

/** Create one client per request; creating one is cheap. */
export interface PlatformClientOptions {
  endpoints: PlatformEndpoints
  /** Tenant identifier, sent with every call. */
  tenant: string
  /** Locale code such as `el`. */
  locale: string
  /** IANA time zone such as `Europe/Athens`. */
  timezone: string
  /** @default the global fetch, looked up when a call is made */
  fetch?: Fetch
  /**
   * Sends calls with non-streaming responses, if there is a faster way than `fetch`. @default
   * `fetch`
   */
  sendText?: SendText | undefined
  /** Returns the access token of the logged-in user. @default none */
  getAccessToken?: () => string | undefined | Promise<string | undefined>
  /** Milliseconds for one call, retries included. @default 5_000 */
  deadlineMs?: number
  /** Sent with every call, and part of each error. */
  requestId?: string
  /** Receives every failed call, before its promise rejects. */
  onError?: (error: ApiError) => void
  /** Clients by name. @default defaultClientRegistry */
  clients?: ClientRegistry
  /** Caches content files between requests. @default no cache */
  contentCache?: ContentCache
}

/** A storefront's client of its platform: each named GraphQL client, and the REST calls. */
export interface PlatformClient extends Record<ClientName, GraphqlClient> {
  /** General REST. */
  rest: RestClient
  /** Token calls of the auth endpoint. */
  tokens: TokenClient
  /** Site documents. */
  content: ContentClient
}

/**
 * Creates a client of the tenant platform.
 *
 * @example const platform = createPlatformClient({ endpoints, tenant: 'floga', locale: 'el',
 * timezone: 'Europe/Athens' }) const { product } = await platform.eshop.query(ProductDocument, {
 * where: { slug } })
 */
export function createPlatformClient(options: PlatformClientOptions): PlatformClient {
  const { clients = defaultClientRegistry, requestId, onError = () => {} } = options
  const context: CallContext = {
    endpoints: options.endpoints,
    transport: createTransport({
      fetch: options.fetch ?? ((url, init) => fetch(url, init)),
      sendText: options.sendText,
      requestId,
    }),
    tenant: options.tenant,
    locale: options.locale,
    timezone: options.timezone,
    requestId,
    deadlineMs: options.deadlineMs ?? 5_000,
    getAccessToken: options.getAccessToken ?? (() => undefined),
  }

  const reportErrors = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer
    } catch (error) {
      if (isApiError(error)) onError(error)
      throw error
    }
  }

  const named = (name: ClientName): GraphqlClient => {
    let made: GraphqlClient | undefined
    const client = (): GraphqlClient => (made ??= createGraphqlClient(clients[name], context))
    return {
      query: (document, variables, deadlineMs) =>
        reportErrors(client().query(document, variables, deadlineMs)),
      mutate: (document, variables, deadlineMs) =>
        reportErrors(client().mutate(document, variables, deadlineMs)),
      async *subscribe(document, variables, signal) {
        try {
          yield* client().subscribe(document, variables, signal)
        } catch (error) {
          if (isApiError(error)) onError(error)
          throw error
        }
      },
    }
  }

  const rest = createRestClient(context)
  const tokens = createTokenClient(context)
  const content = createContentClient(context, rest, options.contentCache ?? new Map())
  return {
    default: named('default'),
    oauth: named('oauth'),
    auth: named('auth'),
    site: named('site'),
    eshop: named('eshop'),
    hotel: named('hotel'),
    rest: {
      get: (call) => reportErrors(rest.get(call)),
      post: (call) => reportErrors(rest.post(call)),
      catalogueVersion: (deadlineMs) => reportErrors(rest.catalogueVersion(deadlineMs)),
    },
    tokens: {
      request: (grant) => reportErrors(tokens.request(grant)),
      revoke: (token) => reportErrors(tokens.revoke(token)),
      info: (accessToken) => reportErrors(tokens.info(accessToken)),
    },
    content: {
      find: (path) => reportErrors(content.find(path)),
      findVersion: (path, hash) => reportErrors(content.findVersion(path, hash)),
      versions: (path) => reportErrors(content.versions(path)),
      list: (query) => reportErrors(content.list(query)),
      surround: (path) => reportErrors(content.surround(path)),
    },
  }
}

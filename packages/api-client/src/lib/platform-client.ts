import type { PlatformEndpoints } from '@floga/platform-contract'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AnyVariables } from '@urql/core'

import { type ApiError, isApiError } from './api-error.js'
import { type AuthClient, createAuthClient } from './auth-client.js'
import type { CallContext } from './call-context.js'
import { type ClientName, type ClientRegistry, defaultClientRegistry } from './client-registry.js'
import { type ContentCache, type ContentClient, createContentClient } from './content-client.js'
import { createGraphqlClient, type GraphqlClient } from './graphql-client.js'
import { createRestClient, type RestClient } from './rest-client.js'
import { createTransport, type Fetch } from './transport.js'

/** What a platform client is told once. Make one for each request; making one is cheap. */
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
  /** Gives the access token of whoever is logged in. @default nobody */
  getAccessToken?: () => string | undefined | Promise<string | undefined>
  /** Milliseconds for one call, retries included. @default 5_000 */
  deadlineMs?: number
  /** Sent with every call, and part of each error. */
  requestId?: string
  /** Hears of every call that failed, before its promise rejects. */
  onError?: (error: ApiError) => void
  /** Clients by name. @default defaultClientRegistry */
  clients?: ClientRegistry
  /** Keeps content files between requests. @default none is kept */
  contentCache?: ContentCache
}

/** What one operation may differ in. */
export interface OperationOptions {
  /** Milliseconds for this call. */
  deadlineMs?: number
}

/** Everything a storefront asks its platform. */
export interface PlatformClient {
  /** Reads. @throws {ApiError} when there is no usable answer. */
  query<Data, Variables extends AnyVariables>(
    client: ClientName,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: OperationOptions,
  ): Promise<Data>
  /** Writes, once: a lost answer is not asked for again. @throws {ApiError} when there is no usable answer. */
  mutate<Data, Variables extends AnyVariables>(
    client: ClientName,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: OperationOptions,
  ): Promise<Data>
  rest: RestClient
  auth: AuthClient
  content: ContentClient
}

/**
 * Creates a client of the tenant platform.
 *
 * @example
 * const platform = createPlatformClient({ endpoints, tenant: 'floga', locale: 'el', timezone: 'Europe/Athens' })
 * const { product } = await platform.query('eshop', ProductDocument, { where: { slug } })
 */
export function createPlatformClient(options: PlatformClientOptions): PlatformClient {
  const { clients = defaultClientRegistry, requestId, onError = () => {} } = options
  const context: CallContext = {
    endpoints: options.endpoints,
    transport: createTransport({
      fetch: options.fetch ?? ((url, init) => fetch(url, init)),
      requestId,
    }),
    tenant: options.tenant,
    locale: options.locale,
    timezone: options.timezone,
    requestId,
    deadlineMs: options.deadlineMs ?? 5_000,
    getAccessToken: options.getAccessToken ?? (() => undefined),
  }

  const made = new Map<ClientName, GraphqlClient>()
  const clientOf = (name: ClientName): GraphqlClient => {
    const client = made.get(name) ?? createGraphqlClient(clients[name], context)
    made.set(name, client)
    return client
  }
  const heard = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer
    } catch (error) {
      if (isApiError(error)) onError(error)
      throw error
    }
  }

  const rest = createRestClient(context)
  const auth = createAuthClient(context)
  const content = createContentClient(context, rest, options.contentCache ?? new Map())
  return {
    query: (name, document, variables, { deadlineMs } = {}) =>
      heard(clientOf(name).query(document, variables, deadlineMs)),
    mutate: (name, document, variables, { deadlineMs } = {}) =>
      heard(clientOf(name).mutate(document, variables, deadlineMs)),
    rest: {
      get: (call) => heard(rest.get(call)),
      post: (call) => heard(rest.post(call)),
      catalogueVersion: (deadlineMs) => heard(rest.catalogueVersion(deadlineMs)),
    },
    auth: {
      requestToken: (request) => heard(auth.requestToken(request)),
      revokeToken: (token) => heard(auth.revokeToken(token)),
      tokenInfo: (accessToken) => heard(auth.tokenInfo(accessToken)),
    },
    content: {
      find: (path) => heard(content.find(path)),
      list: (query) => heard(content.list(query)),
      surround: (path) => heard(content.surround(path)),
    },
  }
}

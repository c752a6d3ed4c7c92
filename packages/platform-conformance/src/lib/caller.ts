import { platformHeaders, platformPaths } from '@floga/platform-contract'
import type { PlatformEndpoints } from '@floga/platform-contract'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode } from 'graphql'
import { expectThat, show } from './contract-violation.js'

/** The visitor on whose behalf a call is made. */
export interface CallAs {
  tenant?: string
  locale?: string
  /** Access token. */
  token?: string | undefined
  requestId?: string
}

/** A response as received. */
export interface RawAnswer {
  status: number
  headers: Headers
  text: string
  /** Undefined if it is not JSON. */
  body: unknown
}

export interface GraphqlAnswer<Data> extends RawAnswer {
  data: Data | null
  /** Codes of GraphQL errors; empty without one. */
  codes: string[]
}

type Endpoint = keyof PlatformEndpoints

/** Calls a platform as a storefront does, and returns the response whatever it is. */
export interface Caller {
  get(address: string, as?: CallAs): Promise<RawAnswer>
  post(address: string, body: unknown, as?: CallAs): Promise<RawAnswer>
  /** The address of a path below an endpoint. */
  at(endpoint: Endpoint, path: string): string
  /** Runs an operation by its hash. */
  graphql<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    as?: CallAs,
  ): Promise<GraphqlAnswer<Data>>
  /** The data of an operation. @throws {ContractViolation} if there is none. */
  ask<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    as?: CallAs,
  ): Promise<Data>
}

export interface CallerOptions {
  endpoints: PlatformEndpoints
  tenant: string
  locale: string
  timezone: string
  fetch: typeof fetch
  /** Called with each response with data, to validate its shape. */
  onData: (document: DocumentNode, answer: { data: unknown; variables: object }) => Promise<void>
}

const deadlineMs = 30_000

/** Creates {@link Caller}. */
export function createCaller(options: CallerOptions): Caller {
  const { endpoints } = options
  const headersOf = (as: CallAs): Record<string, string> => ({
    [platformHeaders.tenant]: as.tenant ?? options.tenant,
    [platformHeaders.locale]: as.locale ?? options.locale,
    [platformHeaders.timezone]: options.timezone,
    ...(as.requestId === undefined ? {} : { [platformHeaders.requestId]: as.requestId }),
    ...(as.token === undefined ? {} : { Authorization: `Bearer ${as.token}` }),
  })
  const send = async (address: string, init: RequestInit, isRead: boolean): Promise<RawAnswer> => {
    const once = () => options.fetch(address, { ...init, signal: AbortSignal.timeout(deadlineMs) })
    // A server may close a keep-alive connection, such as after a body that was too long.
    const answer = await once().catch((error: unknown) => {
      if (!isRead || !(error instanceof TypeError)) throw error
      return once()
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, body: parseJson(text) }
  }
  const post = (address: string, body: unknown, as: CallAs, isRead: boolean) => {
    const headers = { ...headersOf(as), 'Content-Type': 'application/json' }
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return send(address, { method: 'POST', headers, body: text }, isRead)
  }
  const caller: Caller = {
    at: (endpoint, path) => `${endpoints[endpoint]}${path}`,
    get: (address, as = {}) => send(address, { headers: headersOf(as) }, true),
    post: (address, body, as = {}) => post(address, body, as, false),
    async graphql<Data, Variables extends object>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      as: CallAs = {},
    ) {
      const answer = await post(
        caller.at(endpointOf(document), platformPaths.graphql),
        {
          operationName: nameOf(document),
          variables,
          extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } },
        },
        as,
        operationOf(document) === 'query',
      )
      const { data = null, errors = [] } = asGraphql(answer.body)
      if (data !== null) await options.onData(document, { data, variables })
      // Its shape has been validated; a different shape is a result of its own.
      return { ...answer, data: data as Data | null, codes: errors.map(codeOf) }
    },
    async ask(document, variables, as) {
      const answer = await caller.graphql(document, variables, as)
      const actual = `${answer.status} ${show(answer.text)}`
      expectThat(answer.data !== null, `data of ${nameOf(document)}`, actual)
      expectThat(answer.codes.length === 0, `${nameOf(document)} without errors`, actual)
      return answer.data
    },
  }
  return caller
}

/** The name of a document's operation, such as `Product`. */
export function nameOf(document: DocumentNode): string {
  const found = document.definitions.find(({ kind }) => kind === 'OperationDefinition')
  return found && 'name' in found ? (found.name?.value ?? '') : ''
}

function operationOf(document: DocumentNode): string {
  const found = document.definitions.find(({ kind }) => kind === 'OperationDefinition')
  return found && 'operation' in found ? String(found.operation) : ''
}

/** Like storefronts: accounts at the auth endpoint, slugs at the data endpoint. */
function endpointOf(document: DocumentNode): Endpoint {
  const name = nameOf(document)
  if (name === 'SeoTranslations') return 'data'
  return name === 'CurrentUser' ? 'auth' : 'main'
}

function hashOf(document: object): string {
  // oxlint-disable-next-line no-underscore-dangle -- the code generator names the property
  return (document as { __meta__?: { hash?: string } }).__meta__?.hash ?? ''
}

interface GraphqlBody {
  data?: unknown
  errors?: readonly { extensions?: { code?: string } }[]
}

/** The errors in a GraphQL response. */
export function asGraphql(body: unknown): GraphqlBody {
  return typeof body === 'object' && body !== null ? body : {}
}

function codeOf(error: { extensions?: { code?: string } }): string {
  return error.extensions?.code ?? 'without a code'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

import { platformPaths } from '@floga/platform-contract'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import {
  type AnyVariables,
  Client,
  type CombinedError,
  createRequest,
  fetchExchange,
  type OperationResult,
  type OperationResultSource,
} from '@urql/core'
import type { DocumentNode } from 'graphql'
import { toAsyncIterable } from 'wonka'

import { ApiError, isApiError } from './api-error.js'
import { type CallContext, callHeaders } from './call-context.js'
import { type ClientSettings, operationEndpoints } from './client-registry.js'
import { createHashExchange, documentHash } from './hash-exchange.js'
import { answerError, assertAccepted, isJson, parseJson } from './read-answer.js'
import type { TransportAnswer } from './transport.js'

/** One named GraphQL client. `deadlineMs` bounds a call, retries included. */
export interface GraphqlClient {
  /** Runs a query. @throws {ApiError} when there is no valid response. */
  query<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    deadlineMs?: number,
  ): Promise<Data>
  /**
   * Runs a mutation, once: it is not retried after a lost response. @throws {ApiError} when there
   * is no valid response.
   */
  mutate<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    deadlineMs?: number,
  ): Promise<Data>
  /**
   * Subscribes until the platform ends the stream or the signal aborts; without retries.
   * @throws {ApiError} when there is no valid response, and when the connection is lost.
   */
  subscribe<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): AsyncIterable<Data>
}

/** Creates a client without a cache: pages are cached whole, and a shopper's data never is. */
export function createGraphqlClient(settings: ClientSettings, context: CallContext): GraphqlClient {
  const client = new Client({
    url: addressOf(settings.endpoint),
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: settings.isPersisted ? [createHashExchange(), fetchExchange] : [fetchExchange],
  })

  function addressOf(endpoint: ClientSettings['endpoint']): string {
    return `${context.endpoints[endpoint]}${platformPaths.graphql}`
  }

  async function open<Data, Variables extends AnyVariables>(
    kind: OperationKind,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    fetchOperation: (operation: string) => OperationFetch,
  ): Promise<{
    operation: string
    results: OperationResultSource<OperationResult<Data, Variables>>
  }> {
    const operation = nameOf(document, kind)
    if (settings.isPersisted && !documentHash(document)) {
      throw new TypeError(
        `${operation} has no hash. Generate its document by floga-codegen of @floga/operation-codegen.`,
      )
    }
    const token = settings.sendsBearer ? await context.getAccessToken() : undefined
    const results = client.executeRequestOperation(
      client.createRequestOperation(kind, createRequest(document, variables), {
        url: addressOf(operationEndpoints[operation] ?? settings.endpoint),
        fetchOptions: {
          headers: {
            ...callHeaders(context),
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
        },
        fetchSubscriptions: true,
        // urql reads no other property of the response.
        fetch: fetchOperation(operation) as unknown as typeof fetch,
      }),
    )
    return { operation, results }
  }

  async function run<Data, Variables extends AnyVariables>(
    kind: 'query' | 'mutation',
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    deadlineMs = context.deadlineMs,
  ): Promise<Data> {
    const { operation, results } = await open(kind, document, variables, (name) =>
      fetchThrough(context, name, kind === 'query', deadlineMs),
    )
    return dataOf(await results, operation, context.requestId)
  }

  async function* follow<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): AsyncIterable<Data> {
    const { operation, results } = await open('subscription', document, variables, (name) =>
      fetchStream(context, name, signal),
    )
    let isOpen = false
    const lost = (cause: CombinedError): ApiError =>
      new ApiError({ code: 'unreachable', operation, requestId: context.requestId, cause })
    for await (const result of toAsyncIterable(results)) {
      if (signal.aborted) return
      // The end of the stream is reported as one more result.
      if (result.error?.networkError && isOpen) throw lost(result.error)
      isOpen = true
      if (result.hasNext || result.error) yield dataOf(result, operation, context.requestId)
    }
  }

  return {
    query: (document, variables, deadlineMs) => run('query', document, variables, deadlineMs),
    mutate: (document, variables, deadlineMs) => run('mutation', document, variables, deadlineMs),
    subscribe: follow,
  }
}

/** Lets urql speak through the transport: one place for deadlines and retries. */
function fetchThrough(
  { transport, requestId }: CallContext,
  operation: string,
  isRead: boolean,
  deadlineMs: number,
): OperationFetch {
  return async (url, init) => {
    const answer = await transport.send({
      url,
      method: 'POST',
      headers: init.headers as Record<string, string>,
      body: init.body as string,
      operation,
      isRead,
      deadlineMs,
    })
    assertGraphqlAnswer(answer, { operation, requestId })
    return toResponse(answer)
  }
}

/** Opens a stream: the deadline covers only the response's headers. */
function fetchStream(context: CallContext, operation: string, signal: AbortSignal): OperationFetch {
  const { transport, requestId, deadlineMs } = context
  return async (url, init) => {
    const response = await transport.open({
      url,
      headers: init.headers as Record<string, string>,
      body: init.body as string,
      operation,
      deadlineMs,
      // urql aborts its own at the end of every operation.
      signals: init.signal ? [signal, init.signal] : [signal],
    })
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    const answer = {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text: await response.text(),
    }
    assertGraphqlAnswer(answer, { operation, requestId })
    return toResponse(answer)
  }
}

/**
 * The part of `Response` that urql reads. A real Response would turn a complete text into a byte
 * stream.
 */
function toResponse({ contentType, text }: TransportAnswer): OperationAnswer {
  return { status: 200, headers: { get: () => contentType }, text: async () => text }
}

/**
 * A response with an error status may still be a GraphQL response, whose errors are more specific.
 */
function assertGraphqlAnswer(
  answer: TransportAnswer,
  origin: { operation: string; requestId?: string | undefined },
): void {
  // urql parses it anyway: avoid parsing a large response twice.
  if (answer.status === 200 && isJson(answer) && /^\{"(data|errors)":/.test(answer.text)) return
  const body = parseJson(answer)
  if (typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)) return
  assertAccepted(answer, origin)
  throw answerError('bad-answer', answer, origin)
}

function dataOf<Data>(
  result: OperationResult<Data, AnyVariables>,
  operation: string,
  requestId: string | undefined,
): Data {
  if (result.error) throw toApiError(result.error, operation, requestId)
  if (result.data === undefined || result.data === null) {
    throw new ApiError({ code: 'bad-answer', operation, requestId })
  }
  return result.data
}

function toApiError(error: CombinedError, operation: string, requestId?: string): Error {
  if (isApiError(error.networkError)) return error.networkError
  const isUnauthorized = error.graphQLErrors.some(
    ({ extensions }) => extensions['code'] === 'UNAUTHENTICATED',
  )
  const code = isUnauthorized ? 'unauthorized' : error.networkError ? 'bad-answer' : 'graphql'
  return new ApiError({ code, operation, requestId, cause: error })
}

interface OperationAnswer extends Pick<Response, 'status' | 'text'> {
  headers: Pick<Headers, 'get'>
}

type OperationFetch = (url: string, init: RequestInit) => Promise<OperationAnswer>

type OperationKind = 'query' | 'mutation' | 'subscription'

function nameOf(document: DocumentNode, kind: OperationKind): string {
  const operations = document.definitions.filter((definition) => 'operation' in definition)
  const [operation] = operations
  if (operations.length !== 1 || operation?.operation !== kind || !operation.name) {
    throw new TypeError(
      `Expected one named ${kind} in the document. Use query(), mutate() or subscribe() to suit.`,
    )
  }
  return operation.name.value
}

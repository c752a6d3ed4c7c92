import { platformPaths } from '@floga/platform-contract'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import {
  type AnyVariables,
  Client,
  type CombinedError,
  createRequest,
  fetchExchange,
  type OperationResult,
} from '@urql/core'
import { type DocumentNode, getOperationAST } from 'graphql'

import { ApiError, isApiError } from './api-error.js'
import { type CallContext, callHeaders } from './call-context.js'
import { type ClientSettings, operationEndpoints } from './client-registry.js'
import { createHashExchange, documentHash } from './hash-exchange.js'
import { answerError, assertAccepted, parseJson } from './read-answer.js'
import type { Fetch, TransportAnswer } from './transport.js'

/** One named GraphQL client. `deadlineMs` bounds a call, retries included. */
export interface GraphqlClient {
  /** Reads. @throws {ApiError} when there is no usable answer. */
  query<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    deadlineMs?: number,
  ): Promise<Data>
  /** Writes, once: a lost answer is not asked for again. @throws {ApiError} when there is no usable answer. */
  mutate<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    deadlineMs?: number,
  ): Promise<Data>
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

  async function run<Data, Variables extends AnyVariables>(
    kind: 'query' | 'mutation',
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    deadlineMs = context.deadlineMs,
  ): Promise<Data> {
    const operation = nameOf(document, kind)
    if (settings.isPersisted && !documentHash(document)) {
      throw new TypeError(
        `${operation} has no hash. Add it to operations/ and run \`pnpm codegen\`.`,
      )
    }
    const token = settings.sendsBearer ? await context.getAccessToken() : undefined
    const result = await client.executeRequestOperation(
      client.createRequestOperation(kind, createRequest(document, variables), {
        url: addressOf(operationEndpoints[operation] ?? settings.endpoint),
        fetchOptions: {
          headers: {
            ...callHeaders(context),
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
        },
        fetch: fetchThrough(context, operation, kind === 'query', deadlineMs) as typeof fetch,
      }),
    )
    return dataOf(result, operation, context.requestId)
  }

  return {
    query: (document, variables, deadlineMs) => run('query', document, variables, deadlineMs),
    mutate: (document, variables, deadlineMs) => run('mutation', document, variables, deadlineMs),
  }
}

/** Lets urql speak through the transport: one place for deadlines and retries. */
function fetchThrough(
  { transport, requestId }: CallContext,
  operation: string,
  isRead: boolean,
  deadlineMs: number,
): Fetch {
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
    return new Response(answer.text, { headers: { 'content-type': answer.contentType } })
  }
}

/** A response with a failure status may still be a GraphQL answer: its errors say more than the status. */
function assertGraphqlAnswer(
  answer: TransportAnswer,
  origin: { operation: string; requestId?: string | undefined },
): void {
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

function nameOf(document: DocumentNode, kind: 'query' | 'mutation'): string {
  const operation = getOperationAST(document)
  if (operation?.operation !== kind || !operation.name) {
    throw new TypeError(
      `Expected one named ${kind} in the document. Use query() or mutate() to suit.`,
    )
  }
  return operation.name.value
}

import { type CatalogueVersion, platformPaths } from '@floga/platform-contract'

import { ApiError } from './api-error.js'
import { type CallContext, callHeaders } from './call-context.js'
import { readAnswer } from './read-answer.js'

/** Bases of the general REST client. */
export type RestBase = 'main' | 'data'

/** Values of a query string; undefined and null leave their name out. */
export type RestParams = Record<
  string,
  string | number | boolean | readonly (string | number)[] | null | undefined
>

/** A general REST call. */
export interface RestCall<Answer> {
  base: RestBase
  /** Below the base, with its leading slash. */
  path: string
  params?: RestParams
  /** Parses unknown JSON. Throws when it does not match the contract. */
  parse: (value: unknown) => Answer
  /** Milliseconds for the whole call. @default that of the platform client */
  deadlineMs?: number
}

/** GET and POST relative to a base. */
export interface RestClient {
  get<Answer>(call: RestCall<Answer>): Promise<Answer>
  post<Answer>(call: RestCall<Answer> & { body: unknown }): Promise<Answer>
  /** Returns a version that changes whenever catalogue pages must be rendered again. */
  catalogueVersion(deadlineMs?: number): Promise<string>
}

/** Creates the general REST client. */
export function createRestClient(context: CallContext): RestClient {
  async function send<Answer>(
    method: 'GET' | 'POST',
    call: RestCall<Answer>,
    body?: string,
  ): Promise<Answer> {
    const origin = { operation: `${method} ${call.path}`, requestId: context.requestId }
    const answer = await context.transport.send({
      url: `${context.endpoints[call.base]}${call.path}${toQuery(call.params)}`,
      method,
      headers: {
        Accept: 'application/json',
        ...callHeaders(context),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body,
      operation: origin.operation,
      isRead: method === 'GET',
      deadlineMs: call.deadlineMs ?? context.deadlineMs,
    })
    const value = readAnswer(answer, origin)
    try {
      return call.parse(value)
    } catch (cause) {
      throw new ApiError({ code: 'bad-answer', status: answer.status, cause, ...origin })
    }
  }

  return {
    get: (call) => send('GET', call),
    post: (call) => send('POST', call, JSON.stringify(call.body)),
    catalogueVersion: (deadlineMs) =>
      send('GET', {
        base: 'main',
        path: platformPaths.catalogueVersion,
        parse: (value) => parseCatalogueVersion(value).version,
        ...(deadlineMs === undefined ? {} : { deadlineMs }),
      }),
  }
}

function toQuery(params: RestParams = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && item !== undefined) search.append(name, String(item))
    }
  }
  return search.size > 0 ? `?${search}` : ''
}

function parseCatalogueVersion(value: unknown): CatalogueVersion {
  const { version } = (value ?? {}) as { version?: unknown }
  if (typeof version !== 'string') throw new TypeError('Expected { version: string }.')
  return { version }
}

import { ApiError } from './api-error.js'
import type { TransportAnswer } from './transport.js'

/** The call, for error messages. */
export interface AnswerOrigin {
  operation: string
  requestId?: string | undefined
}

/**
 * Parses a successful JSON response.
 *
 * @throws {ApiError} `unauthorized`, `unknown-tenant`, `http` or `bad-answer`.
 */
export function readAnswer(answer: TransportAnswer, origin: AnswerOrigin): unknown {
  assertAccepted(answer, origin)
  const body = parseJson(answer)
  if (body === undefined) throw answerError('bad-answer', answer, origin)
  return body
}

/**
 * Passes a successful response.
 *
 * @throws {ApiError} `unauthorized`, `unknown-tenant` or `http`.
 */
export function assertAccepted(answer: TransportAnswer, origin: AnswerOrigin): void {
  if (answer.status >= 200 && answer.status < 300) return
  if (answer.status === 401) throw answerError('unauthorized', answer, origin)
  const isUnknownTenant = answer.status === 400 && hasCode(parseJson(answer), 'unknown-tenant')
  throw answerError(isUnknownTenant ? 'unknown-tenant' : 'http', answer, origin)
}

/** The response's JSON value, or undefined if it is not JSON. */
export function parseJson(answer: TransportAnswer): unknown {
  if (!isJson(answer)) return undefined
  try {
    return JSON.parse(answer.text) as unknown
  } catch {
    return undefined
  }
}

/** Creates the error for an invalid response. */
export function answerError(
  code: ApiError['code'],
  { status }: TransportAnswer,
  origin: AnswerOrigin,
): ApiError {
  return new ApiError({ code, status, ...origin })
}

/** Whether a response has a JSON content type. */
export function isJson({ contentType }: Pick<TransportAnswer, 'contentType'>): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(contentType)
}

function hasCode(body: unknown, code: string): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code
}

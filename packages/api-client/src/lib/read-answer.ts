import { ApiError } from './api-error.js'
import type { TransportAnswer } from './transport.js'

/** The call, for error messages. */
export interface AnswerOrigin {
  operation: string
  requestId?: string | undefined
}

/**
 * Reads a JSON answer whose status says success.
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
 * Passes an answer whose status says success.
 *
 * @throws {ApiError} `unauthorized`, `unknown-tenant` or `http`.
 */
export function assertAccepted(answer: TransportAnswer, origin: AnswerOrigin): void {
  if (answer.status >= 200 && answer.status < 300) return
  if (answer.status === 401) throw answerError('unauthorized', answer, origin)
  const isUnknownTenant = answer.status === 400 && hasCode(parseJson(answer), 'unknown-tenant')
  throw answerError(isUnknownTenant ? 'unknown-tenant' : 'http', answer, origin)
}

/** The answer's JSON value, or undefined when it is none. */
export function parseJson(answer: TransportAnswer): unknown {
  if (!isJson(answer)) return undefined
  try {
    return JSON.parse(answer.text) as unknown
  } catch {
    return undefined
  }
}

/** Makes the error for an answer that cannot be used. */
export function answerError(
  code: ApiError['code'],
  { status }: TransportAnswer,
  origin: AnswerOrigin,
): ApiError {
  return new ApiError({ code, status, ...origin })
}

/** Whether an answer says that it is JSON. */
export function isJson({ contentType }: Pick<TransportAnswer, 'contentType'>): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(contentType)
}

function hasCode(body: unknown, code: string): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code
}

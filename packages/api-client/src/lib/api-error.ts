/** Why a request to the platform failed. */
export type ApiErrorCode =
  /** The time for the whole call, retries included, ran out. */
  | 'deadline'
  /** No connection, or it broke before the response was complete. */
  | 'unreachable'
  /** A response with an error status. */
  | 'http'
  /** A GraphQL response with errors. */
  | 'graphql'
  /** The access token is missing, expired or revoked. */
  | 'unauthorized'
  /** The platform serves no tenant of that name. */
  | 'unknown-tenant'
  /** The response does not match the contract, such as a proxy's HTML page. */
  | 'bad-answer'

/** Details of a failed call. */
export interface ApiErrorDetails {
  code: ApiErrorCode
  /** Operation name, or method and path; never holds variables. */
  operation: string
  /** HTTP status, if there was a response. */
  status?: number
  /** Id that the platform's logs hold too. */
  requestId?: string
  cause?: unknown
}

/** A failed call to the platform. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly operation: string
  readonly status: number | undefined
  readonly requestId: string | undefined

  constructor({ code, operation, status, requestId, cause }: ApiErrorDetails) {
    super(`${operation} failed: ${sentences[code]}${status ? ` (status ${status})` : ''}.`, {
      cause,
    })
    this.code = code
    this.operation = operation
    this.status = status
    this.requestId = requestId
  }
}

/** Identifies an {@link ApiError}, also one of another copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error
}

const sentences: Record<ApiErrorCode, string> = {
  deadline: 'the platform did not respond in time',
  unreachable: 'the platform could not be reached or closed the connection',
  http: 'the platform rejected the call',
  graphql: 'the platform returned GraphQL errors',
  unauthorized: 'the access token is missing or no longer valid',
  'unknown-tenant': 'the platform does not know the tenant',
  'bad-answer': 'the response does not match the contract',
}

import type { AuthErrorCode, AuthErrorResponse } from '@floga/platform-contract'

/** A rejected authentication request: status, code and a description for developers. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  constructor(
    readonly code: AuthErrorCode,
    message: string,
    readonly statusCode: number = 400,
    /** Seconds, for a call that may be tried again. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message)
  }
}

/** The response body of a rejected authentication request; unexpected errors are masked. */
export function toAuthErrorBody(error: unknown): { status: number; body: AuthErrorResponse } {
  if (error instanceof AuthError) return toBody(error.statusCode, error.code, error.message)
  const status = statusOf(error)
  if (status === undefined || status >= 500) {
    return toBody(503, 'temporarily_unavailable', 'The platform failed. Try again later.')
  }
  return toBody(status, 'invalid_request', error instanceof Error ? error.message : 'Bad request.')
}

function toBody(status: number, error: AuthErrorCode, description: string) {
  return { status, body: { error, error_description: description } }
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}

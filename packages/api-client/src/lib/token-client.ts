import {
  type AuthErrorCode,
  platformPaths,
  type TokenInfo,
  type TokenRequest,
  type TokenResponse,
} from '@floga/platform-contract'

import { authHeaders, type CallContext } from './call-context.js'
import { answerError, assertAccepted, parseJson, readAnswer } from './read-answer.js'
import type { TransportAnswer } from './transport.js'

/** Result of a token call. A rejected grant is an outcome, not an error. */
export type TokenOutcome =
  | { status: 'granted'; token: TokenResponse }
  | {
      status: 'refused'
      error: AuthErrorCode
      /** With `slow_down`, when there were too many tries. */
      retryAfterSeconds?: number
    }

/** Token calls. */
export interface TokenClient {
  /** Requests tokens by password or refresh token. Never retried: a refresh token works once. */
  request(grant: TokenRequest): Promise<TokenOutcome>
  /** Ends a session. Responds alike for tokens known and unknown. */
  revoke(token: string): Promise<void>
  /** Describes an access token. @throws {ApiError} `unauthorized` when it is no longer valid. */
  info(accessToken: string): Promise<TokenInfo>
}

/** Creates the client of the auth endpoint's REST calls. */
export function createTokenClient(context: CallContext): TokenClient {
  const send = (path: string, body?: unknown, accessToken?: string): Promise<TransportAnswer> =>
    context.transport.send({
      url: `${context.endpoints.auth}${path}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...authHeaders(context),
        ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      operation: path,
      isRead: body === undefined,
      deadlineMs: context.deadlineMs,
    })
  const originOf = (operation: string) => ({ operation, requestId: context.requestId })

  return {
    async request(grant) {
      const answer = await send(platformPaths.token, grant)
      const error = rejectionOf(answer)
      const { retryAfterSeconds } = answer
      if (error) {
        return { status: 'refused', error, ...(retryAfterSeconds && { retryAfterSeconds }) }
      }
      const origin = originOf(platformPaths.token)
      const token = readAnswer(answer, origin)
      if (!isTokenResponse(token)) throw answerError('bad-answer', answer, origin)
      return { status: 'granted', token }
    },
    async revoke(token) {
      assertAccepted(await send(platformPaths.revoke, { token }), originOf(platformPaths.revoke))
    },
    async info(accessToken) {
      const answer = await send(platformPaths.tokenInfo, undefined, accessToken)
      const origin = originOf(platformPaths.tokenInfo)
      const info = readAnswer(answer, origin)
      if (!isTokenInfo(info)) throw answerError('bad-answer', answer, origin)
      return info
    },
  }
}

const errorCodes: readonly AuthErrorCode[] = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'invalid_scope',
  'invalid_token',
  'unsupported_grant_type',
  'slow_down',
  'temporarily_unavailable',
]

function rejectionOf(answer: TransportAnswer): AuthErrorCode | undefined {
  const body = parseJson(answer)
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  return errorCodes.find((code) => code === body.error)
}

function isTokenResponse(value: unknown): value is TokenResponse {
  const token = (value ?? {}) as Partial<Record<keyof TokenResponse, unknown>>
  return (
    typeof token.access_token === 'string' &&
    typeof token.refresh_token === 'string' &&
    typeof token.expires_in === 'number'
  )
}

function isTokenInfo(value: unknown): value is TokenInfo {
  const info = (value ?? {}) as Partial<Record<keyof TokenInfo, unknown>>
  return typeof info.sub === 'string' && typeof info.expires_in === 'number'
}

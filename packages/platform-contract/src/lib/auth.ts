import * as v from 'valibot'
import { INPUT_LIMITS } from './input-rules.js'

/** Body of a token call by password. */
export const passwordGrantSchema: v.GenericSchema<PasswordGrant> = v.object({
  grant_type: v.literal('password'),
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(INPUT_LIMITS.email)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(INPUT_LIMITS.passwordMax)),
})

/** Body of a token call by refresh token. */
export const refreshGrantSchema: v.GenericSchema<RefreshGrant> = v.object({
  grant_type: v.literal('refresh_token'),
  refresh_token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
})

export interface PasswordGrant {
  grant_type: 'password'
  /** The member's e-mail address. */
  username: string
  password: string
}

export interface RefreshGrant {
  grant_type: 'refresh_token'
  refresh_token: string
}

export type TokenRequest = PasswordGrant | RefreshGrant

/** A token call that worked. */
export interface TokenResponse {
  access_token: string
  refresh_token: string
  /** Seconds from the response until the access token expires. */
  expires_in: number
  token_type: 'Bearer'
}

/** Body of a revoke call: an access or a refresh token. */
export interface RevokeRequest {
  token: string
}

/** Description of an access token. */
export interface TokenInfo {
  /** Id of the member. */
  sub: string
  /** Seconds left. */
  expires_in: number
}

/** Codes of a rejected authentication request, after RFC 6749 section 5.2. */
export type AuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_token'
  | 'unsupported_grant_type'
  /** Too many attempts; `Retry-After` has the delay. */
  | 'slow_down'
  | 'temporarily_unavailable'

/** Body of a rejected authentication request. */
export interface AuthErrorResponse {
  error: AuthErrorCode
  error_description: string
}

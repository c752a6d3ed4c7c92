import { SessionError } from '../session-error.js'
import { parseTokenResponse, type TokenPair } from '../machine/session-grant.js'
import type { SessionUser } from '../machine/session-state.js'
import type { RenewalAnswer, SessionTransport } from './session-transport.js'

/** Result of a token request: the body of a token response, or an error code. */
export type TokenCallAnswer =
  | { status: 'granted'; token: unknown }
  | { status: 'refused'; error: string }

export interface TokenTransportOptions {
  /** Posts to the token endpoint. Throws when the server could not be reached. */
  request: (grant: RefreshGrant, signal: AbortSignal) => Promise<TokenCallAnswer>
  /** Posts a token to the revoke endpoint. */
  revoke: (token: string, signal: AbortSignal) => Promise<void>
  /** Loads the user with an access token. */
  loadUser: (token: string, signal: AbortSignal) => Promise<SessionUser>
}

/** Body of a token call by refresh token. */
export interface RefreshGrant {
  grant_type: 'refresh_token'
  refresh_token: string
}

/**
 * Makes the calls of a session whose tokens are here, in a browser without a server or on a server.
 *
 * @see RFC 6749, sections 5 and 6
 */
export function createTokenTransport(options: TokenTransportOptions): SessionTransport {
  return {
    async renew(tokens, signal): Promise<RenewalAnswer> {
      const refreshToken = tokens?.refreshToken
      if (!refreshToken) return { status: 'refused' }
      const grant = { grant_type: 'refresh_token', refresh_token: refreshToken } as const
      const answer = await options.request(grant, signal)
      if (answer.status === 'refused') {
        // Too many calls at once: not about this token.
        if (retryable.includes(answer.error)) throw unavailable(answer.error)
        return { status: 'refused' }
      }
      const granted = parseTokenResponse(answer.token)
      if (!granted) throw unavailable('not a token response')
      return { status: 'granted', grant: granted }
    },
    async revoke(tokens, signal) {
      // A refresh token ends its whole family.
      const token = tokens?.refreshToken ?? tokens?.token
      if (token) await options.revoke(token, signal)
    },
    loadUser: (tokens, signal) => options.loadUser(requireToken(tokens), signal),
  }
}

/** Errors that are unrelated to the token. */
const retryable: readonly string[] = ['slow_down', 'temporarily_unavailable']

function requireToken(tokens: TokenPair | null): string {
  if (tokens) return tokens.token
  throw new SessionError('invalid-settings', 'Cannot load the user without a token.')
}

function unavailable(why: string): SessionError {
  return new SessionError('unusable-grant', `The token endpoint gave no tokens: ${why}.`)
}

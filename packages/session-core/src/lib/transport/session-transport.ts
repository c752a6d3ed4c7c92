import type { NewGrant, TokenPair } from '../machine/session-grant.js'
import type { SessionUser } from '../machine/session-state.js'

/** Result of a renewal. An unreachable server is an error, not a result. */
export type RenewalAnswer = { status: 'granted'; grant: NewGrant } | { status: 'refused' }

/** The calls that a session makes. Tokens are null where a server keeps them. */
export interface SessionTransport {
  /** Exchanges the refresh token. Throws when the server could not be reached or could not answer. */
  renew(tokens: TokenPair | null, signal: AbortSignal): Promise<RenewalAnswer>
  /** Ends the session on the server. Throws when the server could not be reached. */
  revoke(tokens: TokenPair | null, signal: AbortSignal): Promise<void>
  /** Loads the user. Throws when the server could not say. */
  loadUser(tokens: TokenPair | null, signal: AbortSignal): Promise<SessionUser>
}

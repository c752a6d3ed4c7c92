import type { NewGrant, TokenPair } from '../machine/session-grant.js'
import type { SessionUser } from '../machine/session-state.js'

/** Result of a renewal. An unreachable server is an error, not a result. */
export type RenewalAnswer = { status: 'granted'; grant: NewGrant } | { status: 'refused' }

/** The requests of a session. Tokens are null with a server session. */
export interface SessionTransport {
  /** Exchanges the refresh token. Throws when the server is unreachable or failed. */
  renew(tokens: TokenPair | null, signal: AbortSignal): Promise<RenewalAnswer>
  /** Ends the session on the server. Throws when the server could not be reached. */
  revoke(tokens: TokenPair | null, signal: AbortSignal): Promise<void>
  /** Loads the user. Throws when the server failed. */
  loadUser(tokens: TokenPair | null, signal: AbortSignal): Promise<SessionUser>
}

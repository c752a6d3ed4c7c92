import type { NewGrant, TokenPair } from '../machine/session-grant.js'
import type { SessionUser } from '../machine/session-state.js'

/** What became of a renewal. That nobody was reached is an error, not an answer. */
export type RenewalAnswer = { status: 'granted'; grant: NewGrant } | { status: 'refused' }

/** The calls that a session makes. Tokens are null where a server keeps them. */
export interface SessionTransport {
  /** Exchanges the refresh token. Throws when nobody was reached or could answer. */
  renew(tokens: TokenPair | null, signal: AbortSignal): Promise<RenewalAnswer>
  /** Ends the session on the server. Throws when nobody was reached. */
  revoke(tokens: TokenPair | null, signal: AbortSignal): Promise<void>
  /** Who has signed in. Throws when nobody could say. */
  loadUser(tokens: TokenPair | null, signal: AbortSignal): Promise<SessionUser>
}

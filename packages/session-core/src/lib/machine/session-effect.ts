import type { TokenPair } from './session-grant.js'
import type { SharedSession } from './shared-session.js'

/** A problem that did not stop the session. */
export interface SessionProblem {
  code: SessionProblemCode
  cause?: unknown
}

/** Codes of session problems. */
export type SessionProblemCode =
  /** The refresh token is not accepted. */
  | 'renewal-refused'
  /** The server could not be reached for a renewal. */
  | 'renewal-failed'
  /** The received tokens had expired already. */
  | 'unusable-grant'
  | 'user-failed'
  | 'revocation-failed'
  /** The stored text is damaged, or of another program, version or tenant. */
  | 'corrupt'
  | 'foreign'
  | 'other-version'
  | 'other-tenant'
  /** Storage cannot be read (blocked), or not written (blocked or full). */
  | 'unreadable'
  | 'unwritable'
  /** A callback of the app threw: `clearData` or `navigate`. */
  | 'app-failed'

/** A side effect that the machine requests. */
export type SessionEffect =
  /** Request new tokens, in one tab at a time. */
  | { kind: 'renew'; attempt: number; tokens: TokenPair | null }
  /** Revoke the session on the server. */
  | { kind: 'revoke'; tokens: TokenPair | null }
  /** Load the logged-in user. */
  | { kind: 'load-user'; generation: number; tokens: TokenPair | null }
  /** Store the session and send it to the other tabs. */
  | { kind: 'publish'; shared: SharedSession }
  /** Clear data that was loaded for the user. */
  | { kind: 'clear-data' }
  | { kind: 'navigate'; to: string; reason: NavigationReason; returnTo: string | null }
  | { kind: 'report'; problem: SessionProblem }

/** Why the session navigates. */
export type NavigationReason =
  /** The page needs a login. */
  | 'login-needed'
  /** The session expired on a protected page. */
  | 'session-ended'
  | 'signed-in'
  | 'signed-out'

import type { TokenPair } from './session-grant.js'
import type { SessionFact } from './shared-session.js'

/** Something that went wrong and was survived. */
export interface SessionProblem {
  code: SessionProblemCode
  cause?: unknown
}

/** What can go wrong. */
export type SessionProblemCode =
  /** The refresh token is not accepted. */
  | 'renewal-refused'
  /** Nobody could be reached for a renewal. */
  | 'renewal-failed'
  /** Tokens came that had expired already. */
  | 'unusable-grant'
  | 'user-failed'
  | 'revocation-failed'
  /** What was kept is damaged, of another program, of another version or of another tenant. */
  | 'corrupt'
  | 'foreign'
  | 'other-version'
  | 'other-tenant'
  /** Storage is blocked, or blocked or full. */
  | 'unreadable'
  | 'unwritable'
  /** A task of the app failed: clearing data or going somewhere. */
  | 'app-failed'

/** Something that has to be done because of an event. */
export type SessionEffect =
  /** Ask for new tokens, in one tab at a time. */
  | { kind: 'renew'; attempt: number; tokens: TokenPair | null }
  /** Tell the server that the session is over. */
  | { kind: 'revoke'; tokens: TokenPair | null }
  /** Ask who has signed in. */
  | { kind: 'load-user'; generation: number; tokens: TokenPair | null }
  /** Keep a fact and tell other tabs. */
  | { kind: 'publish'; fact: SessionFact }
  /** Forget whatever was loaded for a person. */
  | { kind: 'clear-data' }
  | { kind: 'go'; to: string; reason: GoReason; returnTo: string | null }
  | { kind: 'report'; problem: SessionProblem }

/** Why the session leads somewhere. */
export type GoReason =
  /** The page needs a login. */
  | 'login-needed'
  /** The session ended by itself on a protected page. */
  | 'session-ended'
  | 'signed-in'
  | 'signed-out'

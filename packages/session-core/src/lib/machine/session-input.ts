import type { NewGrant } from './session-grant.js'
import type { SessionFact } from './shared-session.js'
import type { SessionPage, SessionUser } from './session-state.js'

/** Something that has happened, with the session's time at which it did. */
export type SessionEvent = SessionHappening & { nowMs: number }

/** What can happen to a session. */
export type SessionHappening =
  /** What was kept has been read; null when nothing was. */
  | { kind: 'restored'; fact: SessionFact | null }
  /** Another tab has told something, or something newer was read. */
  | { kind: 'seen'; fact: SessionFact }
  /** Time has passed. */
  | { kind: 'ticked' }
  /** The machine is awake again, or the network is back. */
  | { kind: 'woken' }
  /** A login has worked: a token is set. */
  | { kind: 'granted'; grant: NewGrant }
  | { kind: 'renewal-granted'; attempt: number; grant: NewGrant }
  /** The refresh token is not accepted. */
  | { kind: 'renewal-refused'; attempt: number }
  /** Nobody could be reached. */
  | { kind: 'renewal-failed'; attempt: number; cause?: unknown }
  /** A call was answered as one of a stranger. Null for the token that a server keeps. */
  | { kind: 'rejected'; token: string | null }
  | { kind: 'user-loaded'; generation: number; user: SessionUser }
  | { kind: 'user-failed'; generation: number; cause?: unknown }
  /** The person wants to go. */
  | { kind: 'sign-out-asked' }
  | { kind: 'navigated'; page: SessionPage }
  /** A link to the login page names where to return to. */
  | { kind: 'return-path-saved'; path: unknown }

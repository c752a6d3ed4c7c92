import type { NewGrant } from './session-grant.js'
import type { SharedSession } from './shared-session.js'
import type { SessionPage, SessionUser } from './session-state.js'

/** An input with the session time at which it happened. */
export type TimedSessionInput = SessionInput & { nowMs: number }

/** Inputs of the session state machine. */
export type SessionInput =
  /** Storage has been read; null when it held nothing usable. */
  | { kind: 'restored'; shared: SharedSession | null }
  /** Another tab has sent a session, or a newer one was read from storage. */
  | { kind: 'shared'; shared: SharedSession }
  /** Time has passed. */
  | { kind: 'ticked' }
  /** The device has woken up, or the network is back. */
  | { kind: 'woken' }
  /** A login has worked: a token is set. */
  | { kind: 'granted'; grant: NewGrant }
  | { kind: 'renewal-granted'; attempt: number; grant: NewGrant }
  /** The refresh token is not accepted. */
  | { kind: 'renewal-refused'; attempt: number }
  /** The server could not be reached. */
  | { kind: 'renewal-failed'; attempt: number; cause?: unknown }
  /** A request got status 401. Null for the token of a server session. */
  | { kind: 'rejected'; token: string | null }
  | { kind: 'user-loaded'; generation: number; user: SessionUser }
  | { kind: 'user-failed'; generation: number; cause?: unknown }
  /** The user signs out. */
  | { kind: 'sign-out-asked' }
  | { kind: 'navigated'; page: SessionPage }
  /** A link to the login page names where to return to. */
  | { kind: 'return-path-saved'; path: unknown }

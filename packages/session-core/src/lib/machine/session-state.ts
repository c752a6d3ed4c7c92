import type { SessionGrant } from './session-grant.js'

/** Who has signed in. */
export interface SessionUser {
  email: string
}

/** The page in sight. */
export interface SessionPage {
  /** Full path, with its query and fragment. */
  path: string
  /** Whether the page is open to everybody, whatever the redirect rules say. */
  isOptedOut: boolean
}

/** How far the renewal of a token is. */
export type Renewal =
  /** Waits for its time, the first or another try. */
  | { phase: 'waiting'; atMs: number; tries: number; sinceMs: number | null }
  /** Since when it has been tried: at the first try, not at this one. */
  | { phase: 'asking'; attempt: number; tries: number; sinceMs: number }
  /** Refused, or impossible: the session ends with its token. */
  | { phase: 'given-up' }

/** What is known whoever is signed in. */
export interface AnySession {
  /** Grows with every change that other tabs have to know. */
  revision: number
  /** Grows with every login: what is answered to an earlier one says nothing about this. */
  generation: number
  /** Renewals asked for so far, and the first of them that belongs to the present tokens. */
  attempts: number
  firstAttempt: number
  /** The page visited last. */
  page: SessionPage | null
  /** The path to return to after login. */
  redirect: string | null
}

/** Nothing has been read yet. */
export interface UnknownSession extends AnySession {
  status: 'unknown'
}

/** Nobody is signed in, and nothing is left of whoever was. */
export interface SignedOutSession extends AnySession {
  status: 'signed-out'
}

/** The tokens are gone; data of the person is cleared a second later. */
export interface SigningOutSession extends AnySession {
  status: 'signing-out'
  user: SessionUser | null
  cleanupAtMs: number
  /** The protected page that was in sight when the session ended by itself. */
  leftPath: string | null
}

/** A token exists and its expiry is in the future. */
export interface SignedInSession extends AnySession {
  status: 'signed-in'
  grant: SessionGrant
  user: SessionUser | null
  renewal: Renewal
}

/** Not logged in, but the session can be renewed: that is being tried. */
export interface ExpiredSession extends AnySession {
  status: 'expired'
  grant: SessionGrant
  user: SessionUser | null
  renewal: Exclude<Renewal, { phase: 'given-up' }>
}

/** Everything that the machine knows. */
export type SessionState =
  | UnknownSession
  | SignedOutSession
  | SigningOutSession
  | SignedInSession
  | ExpiredSession

/** A session that holds a grant, whether it still counts or not. */
export type HeldSession = SignedInSession | ExpiredSession

/** The state before anything has happened. */
export function createSessionState(): UnknownSession {
  return {
    status: 'unknown',
    revision: 0,
    generation: 0,
    attempts: 0,
    firstAttempt: 1,
    page: null,
    redirect: null,
  }
}

/** Whether somebody is logged in: a token exists and its expiry is in the future. */
export function isSignedIn(state: SessionState, nowMs: number): state is SignedInSession {
  return state.status === 'signed-in' && state.grant.expiresAtMs > nowMs
}

/** Whether a state holds a grant. */
export function isHeld(state: SessionState): state is HeldSession {
  return state.status === 'signed-in' || state.status === 'expired'
}

/** What every state carries, taken from one of them. */
export function toAnySession(state: SessionState): AnySession {
  const { revision, generation, attempts, firstAttempt, page, redirect } = state
  return { revision, generation, attempts, firstAttempt, page, redirect }
}

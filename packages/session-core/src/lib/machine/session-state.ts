import type { SessionGrant } from './session-grant.js'

/** The signed-in user. */
export interface SessionUser {
  email: string
}

/** The open page. */
export interface SessionPage {
  /** Full path, with its query and fragment. */
  path: string
  /** Whether the page opts out of redirect rules. */
  isOptedOut: boolean
}

/** Progress of a token renewal. */
export type Renewal =
  /** Waits for the first or the next attempt. */
  | { phase: 'waiting'; atMs: number; tries: number; sinceMs: number | null }
  /** `sinceMs`: when the first attempt began, not this one. */
  | { phase: 'asking'; attempt: number; tries: number; sinceMs: number }
  /** Rejected, or impossible: the session ends with its token. */
  | { phase: 'given-up' }

/** Fields that every state has. */
export interface SessionBase {
  /** Grows with every change that other tabs have to know. */
  revision: number
  /** Incremented with every login: responses to earlier ones are ignored. */
  generation: number
  /** Number of renewals so far, and the first of them that belongs to the current tokens. */
  attempts: number
  firstAttempt: number
  /** The page visited last. */
  page: SessionPage | null
  /** The path to return to after login. */
  redirect: string | null
}

/** Before storage was read. */
export interface UnknownSession extends SessionBase {
  status: 'unknown'
}

/** Signed out, and no data of an earlier user is left. */
export interface SignedOutSession extends SessionBase {
  status: 'signed-out'
}

/** The tokens are deleted; data of the user is cleared a second later. */
export interface SigningOutSession extends SessionBase {
  status: 'signing-out'
  user: SessionUser | null
  cleanupAtMs: number
  /** The protected page that was open when the session expired. */
  leftPath: string | null
}

/** A token exists and its expiry is in the future. */
export interface SignedInSession extends SessionBase {
  status: 'signed-in'
  grant: SessionGrant
  user: SessionUser | null
  renewal: Renewal
}

/** The token has expired; renewal is being tried. */
export interface ExpiredSession extends SessionBase {
  status: 'expired'
  grant: SessionGrant
  user: SessionUser | null
  renewal: Exclude<Renewal, { phase: 'given-up' }>
}

/** State of the session machine. */
export type SessionState =
  | UnknownSession
  | SignedOutSession
  | SigningOutSession
  | SignedInSession
  | ExpiredSession

/** A session that has a grant, expired or not. */
export type ActiveSession = SignedInSession | ExpiredSession

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

/** Whether the user is logged in: a token exists and its expiry is in the future. */
export function isSignedIn(state: SessionState, nowMs: number): state is SignedInSession {
  return state.status === 'signed-in' && state.grant.expiresAtMs > nowMs
}

/** Whether a state has a grant. */
export function isActive(state: SessionState): state is ActiveSession {
  return state.status === 'signed-in' || state.status === 'expired'
}

/** The fields that every state has. */
export function toSessionBase(state: SessionState): SessionBase {
  const { revision, generation, attempts, firstAttempt, page, redirect } = state
  return { revision, generation, attempts, firstAttempt, page, redirect }
}

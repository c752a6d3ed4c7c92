import { applyRedirectRules } from './visit-page.js'
import type { SessionEffect } from './session-effect.js'
import type { SharedSession } from './shared-session.js'
import { isRenewable, type NewGrant, type SessionGrant } from './session-grant.js'
import {
  isActive,
  toSessionBase,
  type ActiveSession,
  type Renewal,
  type SessionState,
  type SignedInSession,
} from './session-state.js'
import { prependEffects, type SessionStep, type StepContext } from './session-step.js'
import { SESSION_TIMINGS, toExpiresAtMs, toRefreshAtMs } from './session-timings.js'

/** A shared session that is signed in. */
export type SharedSignIn = Extract<SharedSession, { status: 'signed-in' }>

/** Starts a session with the tokens of a login and redirects to the return path. */
export function startSession(
  state: SessionState,
  grant: NewGrant,
  context: StepContext,
): SessionStep {
  const { nowMs, rules } = context
  const expiresAtMs = toExpiresAtMs(nowMs, grant.expiresInSeconds)
  // Not a number is neither above nor below.
  if (!(expiresAtMs > nowMs)) {
    return { state, effects: [{ kind: 'report', problem: { code: 'unusable-grant' } }] }
  }
  const email = grant.email ?? null
  const { tokens, serverExpiresAtMs } = grant
  const held: SessionGrant = { tokens, expiresAtMs, serverExpiresAtMs }
  const next: SignedInSession = {
    ...toSessionBase(state),
    ...newSession(state),
    status: 'signed-in',
    revision: state.revision + 1,
    grant: held,
    user: email === null ? null : { email },
    renewal: planRenewal(held, nowMs),
  }
  const to = rules.afterLogin(state.redirect, state.page?.path ?? '')
  return {
    state: next,
    effects: [
      ...clearOtherPersonsData(state, email),
      { kind: 'publish', shared: toSharedSignIn(next) },
      ...loadMissingUser(next),
      { kind: 'navigate', to, reason: 'signed-in', returnTo: null },
    ],
  }
}

/** Adopts a signed-in session from storage or from another tab. */
export function adoptSharedSignIn(
  state: SessionState,
  shared: SharedSignIn,
  context: StepContext,
): SessionStep {
  const { nowMs } = context
  const { grant, email, revision } = shared
  const isSamePerson = isActive(state) && email !== null && state.user?.email === email
  const base = {
    ...toSessionBase(state),
    ...(isSamePerson ? { firstAttempt: state.attempts + 1 } : newSession(state)),
    revision,
    grant,
    user: email === null ? null : { email },
  }
  const atMs = grant.expiresAtMs - SESSION_TIMINGS.refreshLeadMs
  const waiting = { phase: 'waiting', atMs, tries: 0, sinceMs: null } as const
  const next: ActiveSession =
    grant.expiresAtMs > nowMs
      ? {
          ...base,
          status: 'signed-in',
          renewal: isRenewable(grant) ? waiting : { phase: 'given-up' },
        }
      : { ...base, status: 'expired', renewal: { ...waiting, atMs: nowMs } }
  return prependEffects(
    [...clearOtherPersonsData(state, email), ...loadMissingUser(next)],
    applyRedirectRules(next, context),
  )
}

/** Replaces the tokens by those of a renewal. */
export function applyRenewedGrant(
  state: ActiveSession,
  grant: NewGrant,
  context: StepContext,
): SessionStep<SignedInSession> | null {
  const { nowMs } = context
  const held = toActiveGrant(state, grant, nowMs)
  if (!(held.expiresAtMs > nowMs)) return null
  const next: SignedInSession = {
    ...toSessionBase(state),
    status: 'signed-in',
    revision: state.revision + 1,
    firstAttempt: state.attempts + 1,
    grant: held,
    user: typeof grant.email === 'string' ? { email: grant.email } : state.user,
    renewal: planRenewal(held, nowMs),
  }
  return { state: next, effects: [{ kind: 'publish', shared: toSharedSignIn(next) }] }
}

/** Returns the part of an active session that other tabs share. */
export function toSharedSignIn({ revision, grant, user }: ActiveSession): SharedSignIn {
  return { status: 'signed-in', revision, grant, email: user?.email ?? null }
}

/**
 * A response may have no new refresh token: the old one then stays valid (RFC 6749, section 6).
 */
export function toActiveGrant(state: ActiveSession, grant: NewGrant, nowMs: number): SessionGrant {
  const { tokens, serverExpiresAtMs } = grant
  const refreshToken = tokens?.refreshToken ?? state.grant.tokens?.refreshToken ?? null
  return {
    tokens: tokens && { ...tokens, refreshToken },
    expiresAtMs: toExpiresAtMs(nowMs, grant.expiresInSeconds),
    serverExpiresAtMs,
  }
}

/** Loads the user where the login did not name them. */
function loadMissingUser(state: ActiveSession): SessionEffect[] {
  if (state.status === 'expired' || state.user) return []
  const { generation, grant } = state
  return [{ kind: 'load-user', generation, tokens: grant.tokens }]
}

function planRenewal(grant: SessionGrant, nowMs: number): Renewal {
  if (!isRenewable(grant)) return { phase: 'given-up' }
  const atMs = toRefreshAtMs(nowMs, grant.expiresAtMs)
  return { phase: 'waiting', atMs, tries: 0, sinceMs: null }
}

function newSession({ generation, attempts }: SessionState) {
  return { generation: generation + 1, firstAttempt: attempts + 1 }
}

/** Nothing that was loaded for one person may be seen by another. */
function clearOtherPersonsData(state: SessionState, email: string | null): SessionEffect[] {
  const isAnybody = isActive(state) || state.status === 'signing-out'
  if (!isAnybody) return []
  const isSame = isActive(state) && email !== null && state.user?.email === email
  return isSame ? [] : [{ kind: 'clear-data' }]
}

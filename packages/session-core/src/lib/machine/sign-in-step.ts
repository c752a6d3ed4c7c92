import { followRules } from './navigation-step.js'
import type { SessionEffect } from './session-effect.js'
import type { SessionFact } from './shared-session.js'
import { isRenewable, type NewGrant, type SessionGrant } from './session-grant.js'
import {
  isHeld,
  toAnySession,
  type HeldSession,
  type Renewal,
  type SessionState,
  type SignedInSession,
} from './session-state.js'
import { after, type SessionStep, type StepContext } from './session-step.js'
import { SESSION_TIMINGS, toExpiresAtMs, toRefreshAtMs } from './session-timings.js'

/** A fact that somebody is signed in. */
export type SignedInFact = Extract<SessionFact, { status: 'signed-in' }>

/** Holds the tokens of a login and returns to where it was asked for. */
export function holdLogin(state: SessionState, grant: NewGrant, context: StepContext): SessionStep {
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
    ...toAnySession(state),
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
      ...clearOther(state, email),
      { kind: 'publish', fact: toFact(next) },
      ...loadMissing(next),
      { kind: 'go', to, reason: 'signed-in', returnTo: null },
    ],
  }
}

/** Holds what was kept or what another tab has told. */
export function holdFact(
  state: SessionState,
  fact: SignedInFact,
  context: StepContext,
): SessionStep {
  const { nowMs } = context
  const { grant, email, revision } = fact
  const isSamePerson = isHeld(state) && email !== null && state.user?.email === email
  const base = {
    ...toAnySession(state),
    ...(isSamePerson ? { firstAttempt: state.attempts + 1 } : newSession(state)),
    revision,
    grant,
    user: email === null ? null : { email },
  }
  const atMs = grant.expiresAtMs - SESSION_TIMINGS.refreshLeadMs
  const waiting = { phase: 'waiting', atMs, tries: 0, sinceMs: null } as const
  const next: HeldSession =
    grant.expiresAtMs > nowMs
      ? {
          ...base,
          status: 'signed-in',
          renewal: isRenewable(grant) ? waiting : { phase: 'given-up' },
        }
      : { ...base, status: 'expired', renewal: { ...waiting, atMs: nowMs } }
  return after([...clearOther(state, email), ...loadMissing(next)], followRules(next, context))
}

/** Holds the tokens that a renewal has brought. */
export function holdRenewed(
  state: HeldSession,
  grant: NewGrant,
  context: StepContext,
): SessionStep<SignedInSession> | null {
  const { nowMs } = context
  const held = toHeldGrant(state, grant, nowMs)
  if (!(held.expiresAtMs > nowMs)) return null
  const next: SignedInSession = {
    ...toAnySession(state),
    status: 'signed-in',
    revision: state.revision + 1,
    firstAttempt: state.attempts + 1,
    grant: held,
    user: typeof grant.email === 'string' ? { email: grant.email } : state.user,
    renewal: planRenewal(held, nowMs),
  }
  return { state: next, effects: [{ kind: 'publish', fact: toFact(next) }] }
}

/** What other tabs have to know of a session that is held. */
export function toFact({ revision, grant, user }: HeldSession): SignedInFact {
  return { status: 'signed-in', revision, grant, email: user?.email ?? null }
}

/** A server may answer without a new refresh token: the old one then stays (RFC 6749, section 6). */
export function toHeldGrant(state: HeldSession, grant: NewGrant, nowMs: number): SessionGrant {
  const { tokens, serverExpiresAtMs } = grant
  const refreshToken = tokens?.refreshToken ?? state.grant.tokens?.refreshToken ?? null
  return {
    tokens: tokens && { ...tokens, refreshToken },
    expiresAtMs: toExpiresAtMs(nowMs, grant.expiresInSeconds),
    serverExpiresAtMs,
  }
}

/** Who it is has to be asked where nobody has said it. */
function loadMissing(state: HeldSession): SessionEffect[] {
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
function clearOther(state: SessionState, email: string | null): SessionEffect[] {
  const isAnybody = isHeld(state) || state.status === 'signing-out'
  if (!isAnybody) return []
  const isSame = isHeld(state) && email !== null && state.user?.email === email
  return isSame ? [] : [{ kind: 'clear-data' }]
}

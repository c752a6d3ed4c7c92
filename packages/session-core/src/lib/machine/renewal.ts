import { applyRenewedGrant, toSharedSignIn, toActiveGrant } from './sign-in.js'
import { applyRedirectRules } from './visit-page.js'
import type { SessionEffect, SessionProblemCode } from './session-effect.js'
import { isRenewable, type NewGrant } from './session-grant.js'
import {
  isActive,
  type ExpiredSession,
  type ActiveSession,
  type SessionState,
} from './session-state.js'
import {
  prependEffects,
  withoutEffects,
  type SessionStep,
  type StepContext,
} from './session-step.js'
import { toRetryDelayMs } from './session-timings.js'
import { endSession } from './sign-out.js'

/** Requests new tokens. */
export function askForRenewal(state: ActiveSession, { nowMs }: StepContext): SessionStep {
  const attempt = state.attempts + 1
  const { tries, sinceMs } = toTries(state, nowMs)
  const renewal = { phase: 'asking', attempt, tries, sinceMs } as const
  return {
    state: { ...state, attempts: attempt, renewal },
    effects: [{ kind: 'renew', attempt, tokens: state.grant.tokens }],
  }
}

/** Applies the tokens of a renewal. */
export function applyRenewal(
  state: SessionState,
  { attempt, grant }: { attempt: number; grant: NewGrant },
  context: StepContext,
): SessionStep {
  if (!isActive(state)) {
    // The session ended before they arrived: discard them.
    return {
      state,
      effects: state.status === 'unknown' ? [] : [{ kind: 'revoke', tokens: grant.tokens }],
    }
  }
  if (attempt < state.firstAttempt) return withoutEffects(state)
  const renewed = applyRenewedGrant(state, grant, context)
  if (!renewed) return keepUnusableGrant(state, grant, context)
  if (state.status === 'signed-in') return renewed
  // Auto-login: refresh, then load the user again.
  const { generation, grant: held } = renewed.state
  const load = { kind: 'load-user', generation, tokens: held.tokens } as const
  return prependEffects([...renewed.effects, load], applyRedirectRules(renewed.state, context))
}

/** The refresh token is not accepted. A valid access token is used until it expires. */
export function refuseRenewal(
  state: SessionState,
  attempt: number,
  context: StepContext,
): SessionStep {
  if (!isCurrentAttempt(state, attempt)) return withoutEffects(state)
  const report = toReport('renewal-refused')
  if (state.status === 'expired') return prependEffects([report], endSession(state, context))
  return { state: { ...state, renewal: { phase: 'given-up' } }, effects: [report] }
}

/** The renewal failed. Retried later, as long as there is something to renew. */
export function failRenewal(
  state: SessionState,
  { attempt, cause }: { attempt: number; cause?: unknown },
  { nowMs }: StepContext,
): SessionStep {
  if (!isCurrentAttempt(state, attempt)) return withoutEffects(state)
  const next: ActiveSession = { ...state, renewal: scheduleRetry(state, nowMs) }
  return { state: next, effects: [toReport('renewal-failed', cause)] }
}

/** A request with this token got status 401: it counts as expired. */
export function rejectToken(
  state: SessionState,
  token: string | null,
  context: StepContext,
): SessionStep {
  if (state.status !== 'signed-in' || (state.grant.tokens?.token ?? null) !== token) {
    return withoutEffects(state)
  }
  const { renewal } = state
  if (renewal.phase === 'given-up') return endSession(state, context)
  const expired: ExpiredSession = { ...state, status: 'expired', renewal }
  return renewal.phase === 'asking' ? withoutEffects(expired) : askForRenewal(expired, context)
}

/** The device is awake or the network is back: retries without waiting. */
export function retryNow(state: SessionState, context: StepContext): SessionStep {
  const isWaiting = isActive(state) && state.renewal.phase === 'waiting' && state.renewal.tries > 0
  return isWaiting ? askForRenewal(state, context) : withoutEffects(state)
}

/** Stores tokens that arrive expired, so that the next renewal uses the newest refresh token. */
function keepUnusableGrant(
  state: ActiveSession,
  grant: NewGrant,
  { nowMs }: StepContext,
): SessionStep {
  const held = { ...toActiveGrant(state, grant, nowMs), expiresAtMs: nowMs }
  if (!isRenewable(held)) return { state, effects: [toReport('unusable-grant')] }
  const next: ExpiredSession = {
    ...state,
    status: 'expired',
    revision: state.revision + 1,
    firstAttempt: state.attempts + 1,
    grant: held,
    renewal: scheduleRetry(state, nowMs),
  }
  return {
    state: next,
    effects: [{ kind: 'publish', shared: toSharedSignIn(next) }, toReport('unusable-grant')],
  }
}

function scheduleRetry(state: ActiveSession, nowMs: number) {
  const { tries, sinceMs } = toTries(state, nowMs)
  const atMs = nowMs + toRetryDelayMs(tries + 1)
  return { phase: 'waiting', atMs, tries: tries + 1, sinceMs } as const
}

function toTries({ renewal }: ActiveSession, nowMs: number): { tries: number; sinceMs: number } {
  if (renewal.phase === 'given-up') return { tries: 0, sinceMs: nowMs }
  return { tries: renewal.tries, sinceMs: renewal.sinceMs ?? nowMs }
}

function isCurrentAttempt(state: SessionState, attempt: number): state is ActiveSession {
  return isActive(state) && state.renewal.phase === 'asking' && state.renewal.attempt === attempt
}

function toReport(code: SessionProblemCode, cause?: unknown): SessionEffect {
  return { kind: 'report', problem: cause === undefined ? { code } : { code, cause } }
}

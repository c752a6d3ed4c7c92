import { holdRenewed, toFact, toHeldGrant } from './sign-in-step.js'
import { followRules } from './navigation-step.js'
import type { SessionEffect, SessionProblemCode } from './session-effect.js'
import { isRenewable, type NewGrant } from './session-grant.js'
import {
  isHeld,
  type ExpiredSession,
  type HeldSession,
  type SessionState,
} from './session-state.js'
import { after, stay, type SessionStep, type StepContext } from './session-step.js'
import { toRetryDelayMs } from './session-timings.js'
import { endByItself } from './sign-out-step.js'

/** Asks for new tokens. */
export function askForRenewal(state: HeldSession, { nowMs }: StepContext): SessionStep {
  const attempt = state.attempts + 1
  const { tries, sinceMs } = toTrial(state, nowMs)
  const renewal = { phase: 'asking', attempt, tries, sinceMs } as const
  return {
    state: { ...state, attempts: attempt, renewal },
    effects: [{ kind: 'renew', attempt, tokens: state.grant.tokens }],
  }
}

/** New tokens have come. */
export function takeRenewal(
  state: SessionState,
  { attempt, grant }: { attempt: number; grant: NewGrant },
  context: StepContext,
): SessionStep {
  if (!isHeld(state)) {
    // The session ended while they were on the way: nobody may use them.
    return {
      state,
      effects: state.status === 'unknown' ? [] : [{ kind: 'revoke', tokens: grant.tokens }],
    }
  }
  if (attempt < state.firstAttempt) return stay(state)
  const renewed = holdRenewed(state, grant, context)
  if (!renewed) return keepUnusable(state, grant, context)
  if (state.status === 'signed-in') return renewed
  // Auto-login: refresh, then ask anew who it is.
  const { generation, grant: held } = renewed.state
  const load = { kind: 'load-user', generation, tokens: held.tokens } as const
  return after([...renewed.effects, load], followRules(renewed.state, context))
}

/** The refresh token is not accepted. A token that is still good is used up. */
export function refuseRenewal(
  state: SessionState,
  attempt: number,
  context: StepContext,
): SessionStep {
  if (!isPresent(state, attempt)) return stay(state)
  const report = toReport('renewal-refused')
  if (state.status === 'expired') return after([report], endByItself(state, context))
  return { state: { ...state, renewal: { phase: 'given-up' } }, effects: [report] }
}

/** Nobody was reached. Tried again after a while, as long as there is something to renew. */
export function failRenewal(
  state: SessionState,
  { attempt, cause }: { attempt: number; cause?: unknown },
  { nowMs }: StepContext,
): SessionStep {
  if (!isPresent(state, attempt)) return stay(state)
  const next: HeldSession = { ...state, renewal: waitAfter(state, nowMs) }
  return { state: next, effects: [toReport('renewal-failed', cause)] }
}

/** A call was refused with this token: whatever its expiry says, it no longer counts. */
export function rejectToken(
  state: SessionState,
  token: string | null,
  context: StepContext,
): SessionStep {
  if (state.status !== 'signed-in' || (state.grant.tokens?.token ?? null) !== token) {
    return stay(state)
  }
  const { renewal } = state
  if (renewal.phase === 'given-up') return endByItself(state, context)
  const expired: ExpiredSession = { ...state, status: 'expired', renewal }
  return renewal.phase === 'asking' ? stay(expired) : askForRenewal(expired, context)
}

/** The machine is awake or the network is back: no reason to wait any longer for another try. */
export function tryAtOnce(state: SessionState, context: StepContext): SessionStep {
  const isWaiting = isHeld(state) && state.renewal.phase === 'waiting' && state.renewal.tries > 0
  return isWaiting ? askForRenewal(state, context) : stay(state)
}

/** Tokens that are born expired: the newest of them are kept, or a renewal would use old ones. */
function keepUnusable(state: HeldSession, grant: NewGrant, { nowMs }: StepContext): SessionStep {
  const held = { ...toHeldGrant(state, grant, nowMs), expiresAtMs: nowMs }
  if (!isRenewable(held)) return { state, effects: [toReport('unusable-grant')] }
  const next: ExpiredSession = {
    ...state,
    status: 'expired',
    revision: state.revision + 1,
    firstAttempt: state.attempts + 1,
    grant: held,
    renewal: waitAfter(state, nowMs),
  }
  return {
    state: next,
    effects: [{ kind: 'publish', fact: toFact(next) }, toReport('unusable-grant')],
  }
}

function waitAfter(state: HeldSession, nowMs: number) {
  const { tries, sinceMs } = toTrial(state, nowMs)
  const atMs = nowMs + toRetryDelayMs(tries + 1)
  return { phase: 'waiting', atMs, tries: tries + 1, sinceMs } as const
}

function toTrial({ renewal }: HeldSession, nowMs: number): { tries: number; sinceMs: number } {
  if (renewal.phase === 'given-up') return { tries: 0, sinceMs: nowMs }
  return { tries: renewal.tries, sinceMs: renewal.sinceMs ?? nowMs }
}

function isPresent(state: SessionState, attempt: number): state is HeldSession {
  return isHeld(state) && state.renewal.phase === 'asking' && state.renewal.attempt === attempt
}

function toReport(code: SessionProblemCode, cause?: unknown): SessionEffect {
  return { kind: 'report', problem: cause === undefined ? { code } : { code, cause } }
}

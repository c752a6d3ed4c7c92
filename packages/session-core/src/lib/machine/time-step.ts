import { askForRenewal } from './renewal-step.js'
import { isRenewable } from './session-grant.js'
import type { ExpiredSession, SessionState, SignedInSession } from './session-state.js'
import { after, stay, type SessionStep, type StepContext } from './session-step.js'
import { SESSION_TIMINGS } from './session-timings.js'
import { cleanUp, endByItself } from './sign-out-step.js'

/** When time alone will change a state, in the session's time; null when it never will. */
export function toDueAtMs(state: SessionState): number | null {
  switch (state.status) {
    case 'signed-in':
      return state.renewal.phase === 'waiting'
        ? Math.min(state.renewal.atMs, state.grant.expiresAtMs)
        : state.grant.expiresAtMs
    case 'expired':
      return state.renewal.phase === 'waiting' ? state.renewal.atMs : null
    case 'signing-out':
      return state.cleanupAtMs
    case 'unknown':
    case 'signed-out':
      return null
  }
}

/** Does everything that has fallen due, in its order. */
export function advance(state: SessionState, context: StepContext): SessionStep {
  let step = stay(state)
  for (;;) {
    const dueAtMs = toDueAtMs(step.state)
    if (dueAtMs === null || dueAtMs > context.nowMs) return step
    step = after(step.effects, fallDue(step.state, context))
  }
}

function fallDue(state: SessionState, context: StepContext): SessionStep {
  switch (state.status) {
    case 'signed-in':
      return state.grant.expiresAtMs > context.nowMs
        ? askForRenewal(state, context)
        : expire(state, context)
    case 'expired':
      return askForRenewal(state, context)
    case 'signing-out':
      return cleanUp(state, context)
    case 'unknown':
    case 'signed-out':
      return stay(state)
  }
}

/**
 * The token has expired. Auto-logout, unless renewal has not had its ten seconds: a machine that slept, a tab whose
 * timers were held back, or a page that was opened just before, logs in by itself instead.
 */
function expire(state: SignedInSession, context: StepContext): SessionStep {
  const { grant, renewal } = state
  const { nowMs } = context
  if (renewal.phase === 'given-up' || !isRenewable(grant)) return endByItself(state, context)
  const expired: ExpiredSession = { ...state, status: 'expired', renewal }
  const isLate = nowMs - grant.expiresAtMs >= SESSION_TIMINGS.lateMs
  if (renewal.sinceMs === null || isLate) return askForRenewal(expired, context)
  const hadItsTime = nowMs - renewal.sinceMs >= SESSION_TIMINGS.refreshLeadMs
  return hadItsTime ? endByItself(state, context) : stay(expired)
}

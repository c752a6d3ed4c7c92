import { askForRenewal } from './renewal.js'
import { isRenewable } from './session-grant.js'
import type { ExpiredSession, SessionState, SignedInSession } from './session-state.js'
import {
  prependEffects,
  withoutEffects,
  type SessionStep,
  type StepContext,
} from './session-step.js'
import { SESSION_TIMINGS } from './session-timings.js'
import { cleanUp, endSession } from './sign-out.js'

/** When the state changes without input, in session time; null when it never does. */
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

/** Runs every step that is due, in order. */
export function runDueSteps(state: SessionState, context: StepContext): SessionStep {
  let step = withoutEffects(state)
  for (;;) {
    const dueAtMs = toDueAtMs(step.state)
    if (dueAtMs === null || dueAtMs > context.nowMs) return step
    step = prependEffects(step.effects, runDueStep(step.state, context))
  }
}

function runDueStep(state: SessionState, context: StepContext): SessionStep {
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
      return withoutEffects(state)
  }
}

/**
 * The token has expired: logs out unless it can be renewed. While the server is unreachable the
 * session waits: a lost connection is not a logout.
 */
function expire(state: SignedInSession, context: StepContext): SessionStep {
  const { grant, renewal } = state
  if (renewal.phase === 'given-up' || !isRenewable(grant)) return endSession(state, context)
  const expired: ExpiredSession = { ...state, status: 'expired', renewal }
  // A request from before the device slept gets no response.
  const isLate = context.nowMs - grant.expiresAtMs >= SESSION_TIMINGS.lateMs
  return renewal.sinceMs === null || isLate
    ? askForRenewal(expired, context)
    : withoutEffects(expired)
}

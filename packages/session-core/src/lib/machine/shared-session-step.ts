import { holdFact, toFact } from './sign-in-step.js'
import { followRules } from './navigation-step.js'
import { isNewerFact, type SessionFact } from './shared-session.js'
import { isRenewable } from './session-grant.js'
import { isHeld, toAnySession, type SessionState } from './session-state.js'
import { after, stay, type SessionStep, type StepContext } from './session-step.js'
import { followSignOut } from './sign-out-step.js'

/** Begins with what was kept. */
export function restore(
  state: SessionState,
  fact: SessionFact | null,
  context: StepContext,
): SessionStep {
  if (state.status !== 'unknown') return fact ? takeFact(state, fact, context) : stay(state)
  if (fact?.status === 'signed-in' && isUsable(fact, context)) return holdFact(state, fact, context)
  // What is of no use any more must not be kept.
  const isDead = fact?.status === 'signed-in'
  const revision = (fact?.revision ?? 0) + (isDead ? 1 : 0)
  const next: SessionState = { ...toAnySession(state), status: 'signed-out', revision }
  const forget = { kind: 'publish', fact: { status: 'signed-out', revision } } as const
  return after(isDead ? [forget] : [], followRules(next, context))
}

/** Takes over what another tab has told, if it is newer than what is known. */
export function takeFact(
  state: SessionState,
  fact: SessionFact,
  context: StepContext,
): SessionStep {
  if (state.status === 'unknown') return restore(state, fact, context)
  if (!isNewerFact(fact, toKnownFact(state))) return stay(state)
  if (fact.status === 'signed-in' && isUsable(fact, context)) return holdFact(state, fact, context)
  return followSignOut(state, fact.revision, context)
}

/** What a state comes down to for other tabs. */
export function toKnownFact(state: SessionState): SessionFact {
  return isHeld(state) ? toFact(state) : { status: 'signed-out', revision: state.revision }
}

/** Whether a grant is good for anything: still valid, or at least renewable. */
function isUsable(
  { grant }: Extract<SessionFact, { status: 'signed-in' }>,
  { nowMs }: StepContext,
): boolean {
  return grant.expiresAtMs > nowMs || isRenewable(grant)
}

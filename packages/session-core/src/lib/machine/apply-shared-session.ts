import { adoptSharedSignIn, toSharedSignIn } from './sign-in.js'
import { applyRedirectRules } from './visit-page.js'
import { isNewerSession, type SharedSession } from './shared-session.js'
import { isRenewable } from './session-grant.js'
import { isActive, toSessionBase, type SessionState } from './session-state.js'
import {
  prependEffects,
  withoutEffects,
  type SessionStep,
  type StepContext,
} from './session-step.js'
import { followSignOut } from './sign-out.js'

/** Starts with the stored session. */
export function restore(
  state: SessionState,
  shared: SharedSession | null,
  context: StepContext,
): SessionStep {
  if (state.status !== 'unknown')
    return shared ? applySharedSession(state, shared, context) : withoutEffects(state)
  if (shared?.status === 'signed-in' && isUsable(shared, context))
    return adoptSharedSignIn(state, shared, context)
  // An unusable session must not stay stored.
  const isUnusable = shared?.status === 'signed-in'
  const revision = (shared?.revision ?? 0) + (isUnusable ? 1 : 0)
  const next: SessionState = { ...toSessionBase(state), status: 'signed-out', revision }
  const publish = { kind: 'publish', shared: { status: 'signed-out', revision } } as const
  return prependEffects(isUnusable ? [publish] : [], applyRedirectRules(next, context))
}

/** Applies a session of another tab, if it is newer than this one. */
export function applySharedSession(
  state: SessionState,
  shared: SharedSession,
  context: StepContext,
): SessionStep {
  if (state.status === 'unknown') return restore(state, shared, context)
  if (!isNewerSession(shared, toSharedSession(state))) return withoutEffects(state)
  if (shared.status === 'signed-in' && isUsable(shared, context))
    return adoptSharedSignIn(state, shared, context)
  return followSignOut(state, shared.revision, context)
}

/** Returns the part of a state that other tabs share. */
export function toSharedSession(state: SessionState): SharedSession {
  return isActive(state)
    ? toSharedSignIn(state)
    : { status: 'signed-out', revision: state.revision }
}

/** Whether a grant can be used: still valid, or at least renewable. */
function isUsable(
  { grant }: Extract<SharedSession, { status: 'signed-in' }>,
  { nowMs }: StepContext,
): boolean {
  return grant.expiresAtMs > nowMs || isRenewable(grant)
}

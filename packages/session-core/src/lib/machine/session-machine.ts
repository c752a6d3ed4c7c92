import { restore, applySharedSession } from './apply-shared-session.js'
import { startSession, toSharedSignIn } from './sign-in.js'
import { visitPage } from './visit-page.js'
import { createRedirectRules, type RedirectRules } from '../redirects/redirect-rules.js'
import { failRenewal, refuseRenewal, rejectToken, applyRenewal, retryNow } from './renewal.js'
import type { TimedSessionInput, SessionInput } from './session-input.js'
import { isActive, type SessionState, type SessionUser } from './session-state.js'
import {
  prependEffects,
  withoutEffects,
  type SessionStep,
  type StepContext,
} from './session-step.js'
import { signOut } from './sign-out.js'
import { runDueSteps } from './run-due-steps.js'

/** The session logic as a pure function: no clock, no storage, no network. */
export interface SessionMachine {
  /**
   * Handles an input. Due steps run first, so that no input reaches an expired session. The same
   * state and input always return the same result.
   */
  step(state: SessionState, event: TimedSessionInput): SessionStep
}

/**
 * Creates the machine of a site.
 *
 * @example const machine = createSessionMachine(createRedirectRules({ localePrefixes: ['/en'] }))
 * const { state, effects } = machine.step(createSessionState(), { kind: 'restored', shared: null,
 * nowMs: 0 })
 */
export function createSessionMachine(rules: RedirectRules = createRedirectRules()): SessionMachine {
  return {
    step(state, event) {
      const context = { nowMs: event.nowMs, rules }
      const before = runDueSteps(state, context)
      const handled = prependEffects(before.effects, handle(before.state, event, context))
      return prependEffects(handled.effects, runDueSteps(handled.state, context))
    },
  }
}

function handle(state: SessionState, event: SessionInput, context: StepContext): SessionStep {
  switch (event.kind) {
    case 'restored':
      return restore(state, event.shared, context)
    case 'shared':
      return applySharedSession(state, event.shared, context)
    case 'ticked':
      return withoutEffects(state)
    case 'woken':
      return retryNow(state, context)
    case 'granted':
      return startSession(state, event.grant, context)
    case 'renewal-granted':
      return applyRenewal(state, event, context)
    case 'renewal-refused':
      return refuseRenewal(state, event.attempt, context)
    case 'renewal-failed':
      return failRenewal(state, event, context)
    case 'rejected':
      return rejectToken(state, event.token, context)
    case 'user-loaded':
      return nameUser(state, event)
    case 'user-failed':
      return {
        state,
        effects: [{ kind: 'report', problem: { code: 'user-failed', cause: event.cause } }],
      }
    case 'sign-out-asked':
      return signOut(state, context)
    case 'navigated':
      return visitPage(state, event.page, context)
    case 'return-path-saved':
      return withoutEffects({ ...state, redirect: context.rules.parseReturnPath(event.path) })
  }
}

function nameUser(
  state: SessionState,
  { generation, user }: { generation: number; user: SessionUser },
): SessionStep {
  if (!isActive(state) || state.generation !== generation) return withoutEffects(state)
  if (state.user?.email === user.email) return withoutEffects(state)
  const next = { ...state, user, revision: state.revision + 1 }
  return { state: next, effects: [{ kind: 'publish', shared: toSharedSignIn(next) }] }
}

import { restore, takeFact } from './shared-session-step.js'
import { holdLogin, toFact } from './sign-in-step.js'
import { navigate } from './navigation-step.js'
import { createRedirectRules, type RedirectRules } from '../redirects/redirect-rules.js'
import { failRenewal, refuseRenewal, rejectToken, takeRenewal, tryAtOnce } from './renewal-step.js'
import type { SessionEvent, SessionHappening } from './session-input.js'
import { isHeld, type SessionState, type SessionUser } from './session-state.js'
import { after, stay, type SessionStep, type StepContext } from './session-step.js'
import { signOut } from './sign-out-step.js'
import { advance } from './time-step.js'

/** The rules of a session as a function: no clock, no storage, no network. */
export interface SessionMachine {
  /**
   * Answers an event. What had fallen due by its time is done first, so that an event never meets a session that is
   * over. The same state and event always give the same answer.
   */
  step(state: SessionState, event: SessionEvent): SessionStep
}

/**
 * Creates the machine of a site.
 *
 * @example
 * const machine = createSessionMachine(createRedirectRules({ localePrefixes: ['/en'] }))
 * const { state, effects } = machine.step(createSessionState(), { kind: 'restored', fact: null, nowMs: 0 })
 */
export function createSessionMachine(rules: RedirectRules = createRedirectRules()): SessionMachine {
  return {
    step(state, event) {
      const context = { nowMs: event.nowMs, rules }
      const before = advance(state, context)
      const handled = after(before.effects, handle(before.state, event, context))
      return after(handled.effects, advance(handled.state, context))
    },
  }
}

function handle(state: SessionState, event: SessionHappening, context: StepContext): SessionStep {
  switch (event.kind) {
    case 'restored':
      return restore(state, event.fact, context)
    case 'seen':
      return takeFact(state, event.fact, context)
    case 'ticked':
      return stay(state)
    case 'woken':
      return tryAtOnce(state, context)
    case 'granted':
      return holdLogin(state, event.grant, context)
    case 'renewal-granted':
      return takeRenewal(state, event, context)
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
      return navigate(state, event.page, context)
    case 'return-path-saved':
      return stay({ ...state, redirect: context.rules.parseReturnPath(event.path) })
  }
}

function nameUser(
  state: SessionState,
  { generation, user }: { generation: number; user: SessionUser },
): SessionStep {
  if (!isHeld(state) || state.generation !== generation) return stay(state)
  if (state.user?.email === user.email) return stay(state)
  const next = { ...state, user, revision: state.revision + 1 }
  return { state: next, effects: [{ kind: 'publish', fact: toFact(next) }] }
}

import type { RedirectRules } from '../redirects/redirect-rules.js'
import type { SessionEffect } from './session-effect.js'
import type { SessionState } from './session-state.js'

/** A state and what has to be done on the way to it, in this order. */
export interface SessionStep<State extends SessionState = SessionState> {
  state: State
  effects: readonly SessionEffect[]
}

/** What every transition is given. */
export interface StepContext {
  nowMs: number
  rules: RedirectRules
}

/** Puts effects before those of a step. */
export function after(effects: readonly SessionEffect[], step: SessionStep): SessionStep {
  return { state: step.state, effects: [...effects, ...step.effects] }
}

/** A state with nothing to do. */
export function stay(state: SessionState): SessionStep {
  return { state, effects: [] }
}

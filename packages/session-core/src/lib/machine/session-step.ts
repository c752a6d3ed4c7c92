import type { RedirectRules } from '../redirects/redirect-rules.js'
import type { SessionEffect } from './session-effect.js'
import type { SessionState } from './session-state.js'

/** The next state and the effects to run, in this order. */
export interface SessionStep<State extends SessionState = SessionState> {
  state: State
  effects: readonly SessionEffect[]
}

/** Input of every transition. */
export interface StepContext {
  nowMs: number
  rules: RedirectRules
}

/** Prepends effects to those of a step. */
export function prependEffects(effects: readonly SessionEffect[], step: SessionStep): SessionStep {
  return { state: step.state, effects: [...effects, ...step.effects] }
}

/** A step without effects. */
export function withoutEffects(state: SessionState): SessionStep {
  return { state, effects: [] }
}

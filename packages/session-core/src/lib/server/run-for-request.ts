import type { SealedSession } from './sealed-session.js'
import type { SessionEffect, SessionProblem } from '../machine/session-effect.js'
import type { SessionInput } from '../machine/session-input.js'
import type { SessionMachine } from '../machine/session-machine.js'
import { createSessionState, type SessionState } from '../machine/session-state.js'
import type { SharedRenewal } from './shared-renewal.js'

export interface RunForRequestOptions {
  sealed: SealedSession
  /** A token with which a request got status 401. */
  rejectedToken?: string | undefined
  machine: SessionMachine
  shared: SharedRenewal
  nowMs: () => number
  report: (problem: SessionProblem) => void
}

/**
 * Runs the session machine for one request until no call is left to make. A request has no tabs, no
 * page and no timers: those effects are ignored.
 */
export async function runForRequest(
  options: RunForRequestOptions,
): Promise<{ state: SessionState; isNew: boolean }> {
  const { sealed, rejectedToken, machine, nowMs } = options
  const { tokens, expiresAtMs, email } = sealed
  const grant = { tokens, expiresAtMs }
  const inputs: SessionInput[] = [
    { kind: 'restored', shared: { status: 'signed-in', revision: 0, grant, email } },
  ]
  if (rejectedToken !== undefined) inputs.push({ kind: 'rejected', token: rejectedToken })
  let state: SessionState = createSessionState()
  let isNew = false
  for (let next = inputs.shift(); next; next = inputs.shift()) {
    const step = machine.step(state, { ...next, nowMs: nowMs() })
    state = step.state
    for (const effect of step.effects) {
      if (effect.kind === 'publish') isNew = true
      if (effect.kind === 'report') options.report(effect.problem)
      const answer = await runEffect(effect, options.shared)
      if (answer) inputs.push(answer)
    }
  }
  return { state, isNew }
}

async function runEffect(
  effect: SessionEffect,
  shared: SharedRenewal,
): Promise<SessionInput | null> {
  if (effect.kind === 'renew' && effect.tokens) {
    const { attempt, tokens } = effect
    try {
      const answer = await shared.renew(tokens)
      if (answer.status === 'refused') return { kind: 'renewal-refused', attempt }
      return { kind: 'renewal-granted', attempt, grant: answer.grant }
    } catch (cause) {
      return { kind: 'renewal-failed', attempt, cause }
    }
  }
  if (effect.kind === 'load-user' && effect.tokens) {
    const { generation, tokens } = effect
    try {
      return { kind: 'user-loaded', generation, user: await shared.loadUser(tokens) }
    } catch (cause) {
      return { kind: 'user-failed', generation, cause }
    }
  }
  return null
}

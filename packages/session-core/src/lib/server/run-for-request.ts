import type { SealedSession } from './sealed-session.js'
import type { SessionEffect, SessionProblem } from '../machine/session-effect.js'
import type { SessionHappening } from '../machine/session-input.js'
import type { SessionMachine } from '../machine/session-machine.js'
import { createSessionState, type SessionState } from '../machine/session-state.js'
import type { SharedRenewal } from './shared-renewal.js'

/** What a request's way through the machine needs. */
export interface TakeRequestOptions {
  sealed: SealedSession
  /** A token that a call was refused with. */
  rejectedToken?: string | undefined
  machine: SessionMachine
  shared: SharedRenewal
  nowMs: () => number
  report: (problem: SessionProblem) => void
}

/**
 * Leads what a request has brought through the machine until nothing more has to be asked. A request has no tabs, no
 * page and no timers: those effects are left to the browser.
 */
export async function takeRequest(
  options: TakeRequestOptions,
): Promise<{ state: SessionState; isNew: boolean }> {
  const { sealed, rejectedToken, machine, nowMs } = options
  const { tokens, expiresAtMs, email } = sealed
  const grant = { tokens, expiresAtMs }
  const happenings: SessionHappening[] = [
    { kind: 'restored', fact: { status: 'signed-in', revision: 0, grant, email } },
  ]
  if (rejectedToken !== undefined) happenings.push({ kind: 'rejected', token: rejectedToken })
  let state: SessionState = createSessionState()
  let isNew = false
  for (let next = happenings.shift(); next; next = happenings.shift()) {
    const step = machine.step(state, { ...next, nowMs: nowMs() })
    state = step.state
    for (const effect of step.effects) {
      if (effect.kind === 'publish') isNew = true
      if (effect.kind === 'report') options.report(effect.problem)
      const answer = await ask(effect, options.shared)
      if (answer) happenings.push(answer)
    }
  }
  return { state, isNew }
}

async function ask(effect: SessionEffect, shared: SharedRenewal): Promise<SessionHappening | null> {
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

import type { SessionEffect } from '../machine/session-effect.js'
import type { SessionInput } from '../machine/session-input.js'
import { createSessionMachine } from '../machine/session-machine.js'
import { createRedirectRules } from '../redirects/redirect-rules.js'
import { createSessionState, type SessionState } from '../machine/session-state.js'
import { toDueAtMs } from '../machine/run-due-steps.js'

/** Drives a session machine in tests. */
export interface MachineDriver {
  /** The session's time, in milliseconds. */
  nowMs: number
  state: SessionState
  /** Dispatches an input now. @returns The effects. */
  dispatch(event: SessionInput): readonly SessionEffect[]
  /**
   * Advances time with a timer that fires when something is due.
   *
   * @returns The effects with their times.
   */
  advance(ms: number): readonly { atMs: number; effect: SessionEffect }[]
}

/** Creates a driver for a site with `/en` and a default language, at 0 ms. */
export function createMachineDriver(state: SessionState = createSessionState()): MachineDriver {
  const machine = createSessionMachine(createRedirectRules({ localePrefixes: ['/en'] }))
  const driver: MachineDriver = {
    nowMs: 0,
    state,
    dispatch(event) {
      const step = machine.step(driver.state, { ...event, nowMs: driver.nowMs })
      driver.state = step.state
      return step.effects
    },
    advance(ms) {
      const endMs = driver.nowMs + ms
      const done: { atMs: number; effect: SessionEffect }[] = []
      for (;;) {
        const dueAtMs = toDueAtMs(driver.state)
        if (dueAtMs === null || dueAtMs > endMs) break
        driver.nowMs = Math.max(driver.nowMs, dueAtMs)
        for (const effect of driver.dispatch({ kind: 'ticked' }))
          done.push({ atMs: dueAtMs, effect })
      }
      driver.nowMs = endMs
      return done
    },
  }
  return driver
}

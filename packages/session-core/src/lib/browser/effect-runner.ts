import { callWithDeadline } from '../transport/call-with-deadline.js'
import type { SharedSessionStore } from './shared-session-store.js'
import type { SessionClock } from '../transport/session-clock.js'
import type { SessionEffect, SessionProblem } from '../machine/session-effect.js'
import type { SessionInput } from '../machine/session-input.js'
import type { TokenPair } from '../machine/session-grant.js'
import { isActive, type SessionState } from '../machine/session-state.js'
import type { SessionTabs } from './session-tabs.js'
import type { SessionTransport } from '../transport/session-transport.js'

export interface EffectRunnerOptions {
  transport: SessionTransport
  tabs: SessionTabs
  clock: SessionClock
  store: SharedSessionStore
  getState: () => SessionState
  /** Reads the state stored by other tabs. */
  readShared: () => void
  dispatch: (input: SessionInput) => void
  report: (problem: SessionProblem) => void
  clearData?: (() => void) | undefined
  navigate?:
    | ((navigation: Omit<Extract<SessionEffect, { kind: 'navigate' }>, 'kind'>) => void)
    | undefined
}

/** Runs the effects of the session machine. */
export interface EffectRunner {
  run(effect: SessionEffect): void
  /** Aborts renewals that the state no longer waits for. */
  abortOutdated(state: SessionState): void
  /** Resolves when the server has ended the session, or could not be reached. */
  revoked(): Promise<void>
}

/** How long navigation after a logout waits for the server. */
const REVOCATION_TIMEOUT_MS = 2_000

/** Creates the runner that turns effects into requests, and responses into inputs. */
export function createEffectRunner(options: EffectRunnerOptions): EffectRunner {
  const { transport, tabs, clock, store, getState, readShared, dispatch, report } = options
  const waiting = new Map<number, AbortController>()
  let revocation: Promise<void> = Promise.resolve()

  const renew = async (attempt: number, tokens: TokenPair | null) => {
    const wait = new AbortController()
    waiting.set(attempt, wait)
    try {
      await tabs.lock(async () => {
        waiting.delete(attempt)
        // Another tab may have renewed while this one waited.
        readShared()
        if (!isAsking(getState(), attempt)) return
        const answer = await callWithDeadline(clock, (signal) => transport.renew(tokens, signal))
        dispatch(
          answer.status === 'granted'
            ? { kind: 'renewal-granted', attempt, grant: answer.grant }
            : { kind: 'renewal-refused', attempt },
        )
      }, wait.signal)
    } catch (cause) {
      // The machine ignores an attempt that is no longer current.
      dispatch({ kind: 'renewal-failed', attempt, cause })
    }
  }
  const revoke = async (tokens: TokenPair | null) => {
    try {
      // After a pending renewal: revoking ends its tokens too.
      await tabs.lock(() => callWithDeadline(clock, (signal) => transport.revoke(tokens, signal)))
    } catch (cause) {
      report({ code: 'revocation-failed', cause })
    }
  }
  const loadUser = async (generation: number, tokens: TokenPair | null) => {
    try {
      const user = await callWithDeadline(clock, (signal) => transport.loadUser(tokens, signal))
      dispatch({ kind: 'user-loaded', generation, user })
    } catch (cause) {
      dispatch({ kind: 'user-failed', generation, cause })
    }
  }
  const runAppTask = (task: () => void) => {
    try {
      task()
    } catch (cause) {
      report({ code: 'app-failed', cause })
    }
  }
  // Leaving the page would cancel the call.
  const navigateWhenRevoked = async (navigate: () => void) => {
    let stop: (() => void) | undefined
    const timeout = new Promise<void>((resolve) => {
      stop = clock.after(REVOCATION_TIMEOUT_MS, resolve)
    })
    await Promise.race([revocation, timeout])
    stop?.()
    runAppTask(navigate)
  }

  return {
    run(effect) {
      switch (effect.kind) {
        case 'renew':
          return void renew(effect.attempt, effect.tokens)
        case 'revoke':
          revocation = revoke(effect.tokens)
          return undefined
        case 'load-user':
          return void loadUser(effect.generation, effect.tokens)
        case 'publish':
          return store.publish(effect.shared)
        case 'clear-data':
          return runAppTask(() => options.clearData?.())
        case 'navigate': {
          const { to, reason, returnTo } = effect
          const navigate = () => options.navigate?.({ to, reason, returnTo })
          return reason === 'signed-out' ? void navigateWhenRevoked(navigate) : runAppTask(navigate)
        }
        case 'report':
          return report(effect.problem)
      }
    },
    abortOutdated(state) {
      for (const [attempt, wait] of waiting) if (!isAsking(state, attempt)) wait.abort('answered')
    },
    revoked: () => revocation,
  }
}

function isAsking(state: SessionState, attempt: number): boolean {
  return isActive(state) && state.renewal.phase === 'asking' && state.renewal.attempt === attempt
}

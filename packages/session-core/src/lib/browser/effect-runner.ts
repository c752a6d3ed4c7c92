import { callWithDeadline } from '../transport/call-with-deadline.js'
import type { FactKeeper } from './shared-session-store.js'
import type { SessionClock } from '../transport/session-clock.js'
import type { SessionEffect, SessionProblem } from '../machine/session-effect.js'
import type { SessionHappening } from '../machine/session-input.js'
import type { TokenPair } from '../machine/session-grant.js'
import { isHeld, type SessionState } from '../machine/session-state.js'
import type { SessionTabs } from './session-tabs.js'
import type { SessionTransport } from '../transport/session-transport.js'

/** Options of {@link createEffectRunner}. */
export interface EffectRunnerOptions {
  transport: SessionTransport
  tabs: SessionTabs
  clock: SessionClock
  keeper: FactKeeper
  getState: () => SessionState
  /** Reads what other tabs have kept in the meantime. */
  look: () => void
  happen: (happening: SessionHappening) => void
  report: (problem: SessionProblem) => void
  clearData?: (() => void) | undefined
  go?: ((way: Omit<Extract<SessionEffect, { kind: 'go' }>, 'kind'>) => void) | undefined
}

/** Does what the machine asks for. */
export interface EffectRunner {
  run(effect: SessionEffect): void
  /** Stops waiting for whatever a state no longer asks for. */
  settle(state: SessionState): void
  /** Resolves when the server knows of the end of the session, or could not be reached. */
  revoked(): Promise<void>
}

/** How long the way home waits for the server to hear of a logout. */
const REVOCATION_PATIENCE_MS = 2_000

/** Creates what turns effects into calls, and answers into events. */
export function createEffectRunner(options: EffectRunnerOptions): EffectRunner {
  const { transport, tabs, clock, keeper, getState, look, happen, report } = options
  const waiting = new Map<number, AbortController>()
  let revocation: Promise<void> = Promise.resolve()

  const renew = async (attempt: number, tokens: TokenPair | null) => {
    const wait = new AbortController()
    waiting.set(attempt, wait)
    try {
      await tabs.lock(async () => {
        waiting.delete(attempt)
        // Another tab may have done it while this one waited.
        look()
        if (!isAsking(getState(), attempt)) return
        const answer = await callWithDeadline(clock, (signal) => transport.renew(tokens, signal))
        happen(
          answer.status === 'granted'
            ? { kind: 'renewal-granted', attempt, grant: answer.grant }
            : { kind: 'renewal-refused', attempt },
        )
      }, wait.signal)
    } catch (cause) {
      // One that nobody waits for any more is told in vain.
      happen({ kind: 'renewal-failed', attempt, cause })
    }
  }
  const revoke = async (tokens: TokenPair | null) => {
    try {
      // After a renewal that is on its way: its tokens end with these.
      await tabs.lock(() => callWithDeadline(clock, (signal) => transport.revoke(tokens, signal)))
    } catch (cause) {
      report({ code: 'revocation-failed', cause })
    }
  }
  const loadUser = async (generation: number, tokens: TokenPair | null) => {
    try {
      const user = await callWithDeadline(clock, (signal) => transport.loadUser(tokens, signal))
      happen({ kind: 'user-loaded', generation, user })
    } catch (cause) {
      happen({ kind: 'user-failed', generation, cause })
    }
  }
  const ask = (task: () => void) => {
    try {
      task()
    } catch (cause) {
      report({ code: 'app-failed', cause })
    }
  }
  // A page that is left takes its calls with it.
  const goWhenRevoked = async (go: () => void) => {
    let stop: (() => void) | undefined
    const patience = new Promise<void>((resolve) => {
      stop = clock.after(REVOCATION_PATIENCE_MS, resolve)
    })
    await Promise.race([revocation, patience])
    stop?.()
    ask(go)
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
          return keeper.publish(effect.fact)
        case 'clear-data':
          return ask(() => options.clearData?.())
        case 'go': {
          const { to, reason, returnTo } = effect
          const go = () => options.go?.({ to, reason, returnTo })
          return reason === 'signed-out' ? void goWhenRevoked(go) : ask(go)
        }
        case 'report':
          return report(effect.problem)
      }
    },
    settle(state) {
      for (const [attempt, wait] of waiting) if (!isAsking(state, attempt)) wait.abort('answered')
    },
    revoked: () => revocation,
  }
}

function isAsking(state: SessionState, attempt: number): boolean {
  return isHeld(state) && state.renewal.phase === 'asking' && state.renewal.attempt === attempt
}

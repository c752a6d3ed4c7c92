import { createEffectRunner } from './effect-runner.js'
import { createFactKeeper } from './shared-session-store.js'
import { toKnownFact } from '../machine/shared-session-step.js'
import { createPathKeeper } from './return-path-store.js'
import { toToldFact, type PublicSession } from '../server/public-session.js'
import { createRedirectRules, type RedirectRules } from '../redirects/redirect-rules.js'
import { createSystemClock, type SessionClock } from '../transport/session-clock.js'
import type { GoReason, SessionProblem } from '../machine/session-effect.js'
import type { SessionHappening } from '../machine/session-input.js'
import type { NewGrant } from '../machine/session-grant.js'
import { createSessionMachine } from '../machine/session-machine.js'
import {
  createSessionState,
  isSignedIn,
  type SessionPage,
  type SessionState,
} from '../machine/session-state.js'
import { createLonelyTab, type SessionTabs } from './session-tabs.js'
import type { SessionTransport } from '../transport/session-transport.js'
import { isSameView, toView, type SessionView } from '../machine/session-view.js'
import { createSteadyTime } from './steady-time.js'
import type { TextStorage } from './text-storage.js'
import { toDueAtMs } from '../machine/time-step.js'

/** Options of {@link createSession}. */
export interface SessionOptions {
  tenant: string
  transport: SessionTransport
  /** Shared by the tabs. */
  storage: TextStorage
  /** This tab's own: keeps the path to return to over a full load of the login page. @default not kept */
  pathStorage?: TextStorage
  /** @default this tab alone */
  tabs?: SessionTabs
  /** @default the machine's clock */
  clock?: SessionClock
  /** @default rules of a site with one language */
  rules?: RedirectRules
  /** Forgets whatever was loaded for a person. */
  clearData?: () => void
  /** Leads to another page. @default nobody is led anywhere */
  go?: (way: SessionWay) => void
  /** Is told of problems; none of them is thrown. */
  onProblem?: (problem: SessionProblem) => void
}

/** Where a session leads. */
export interface SessionWay {
  to: string
  reason: GoReason
  /** The path that was saved, for a login page that is told of it. */
  returnTo: string | null
}

/** A session, for as long as a page lives. */
export interface Session {
  /** What may be shown. The same object until something changes. */
  getSnapshot(): SessionView
  /** Calls the listener after every change of what may be shown. @returns The way to stop it. */
  subscribe(listener: () => void): () => void
  /**
   * Begins with what was kept, and with the server's word where the page came with it.
   *
   * @param known Undefined for a page that says nothing, as a cached one; null for nobody.
   * @returns The way to stop timers and listeners.
   */
  start(known?: PublicSession | null): () => void
  /** The server's word has come again, after a navigation or an action. Null for nobody. */
  told(known: PublicSession | null): void
  /** A login has worked: sets the tokens and returns to the saved path. */
  signedIn(grant: NewGrant): void
  /** Ends the session and goes home. Resolves when the server knows, or could not be reached. */
  signOut(): Promise<void>
  /** Call for every page: applies the redirect rules. */
  navigated(page: SessionPage): void
  /** Notes where a login is to lead. Whatever is no path of this site is forgotten. */
  saveReturnPath(path: unknown): void
  /** A call was answered 401. @param token The one it was made with; null where a server keeps it. */
  rejected(token: string | null): void
  /** The page is in sight again, or the network is back. */
  wake(): void
  /** The token to call with; null while nobody is logged in, and where a server keeps it. */
  accessToken(): string | null
}

/**
 * Creates a session from its ports. In a browser, {@link createBrowserSession} brings most of them.
 *
 * @example
 * const session = createSession({ tenant: 'default', transport, storage })
 */
export function createSession(options: SessionOptions): Session {
  const { tenant, storage, pathStorage, tabs = createLonelyTab() } = options
  const { clock = createSystemClock(), rules = createRedirectRules(), onProblem } = options
  const time = createSteadyTime(clock)
  const machine = createSessionMachine(rules)
  const report = (problem: SessionProblem) => onProblem?.(problem)
  const keeper = createFactKeeper({ tenant, storage, tabs, time, report })
  const path = createPathKeeper(pathStorage, report)
  const listeners = new Set<() => void>()
  const queue: SessionHappening[] = []
  let state: SessionState = createSessionState()
  let view: SessionView = { status: 'unknown' }
  let isRunning = false
  let isHandling = false
  let stopTimer: (() => void) | undefined

  const happen = (happening: SessionHappening) => {
    queue.push(happening)
    // What an effect brings about comes after the effects beside it.
    if (isHandling) return
    isHandling = true
    for (let next = queue.shift(); next; next = queue.shift()) handle(next)
    isHandling = false
    planTimer()
    show()
  }
  const handle = (happening: SessionHappening) => {
    const { redirect } = state
    const step = machine.step(state, { ...happening, nowMs: time.nowMs() })
    state = step.state
    if (state.redirect !== redirect) path.keep(state.redirect)
    effects.settle(state)
    for (const effect of step.effects) effects.run(effect)
  }
  const planTimer = () => {
    stopTimer?.()
    const dueAtMs = isRunning ? toDueAtMs(state) : null
    stopTimer =
      dueAtMs === null
        ? undefined
        : clock.after(Math.max(1, Math.ceil(dueAtMs - time.nowMs())), () =>
            happen({ kind: 'ticked' }),
          )
  }
  const show = () => {
    const next = toView(state, time)
    if (isSameView(view, next)) return
    view = next
    for (const listener of listeners) listener()
  }
  const look = () => {
    const fact = keeper.read()
    if (fact) happen({ kind: 'seen', fact })
  }
  const effects = createEffectRunner({
    ...options,
    tabs,
    clock,
    keeper,
    look,
    happen,
    report,
    getState: () => state,
  })

  return {
    getSnapshot: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start(known) {
      isRunning = true
      const savedPath = path.read()
      if (savedPath !== null) happen({ kind: 'return-path-saved', path: savedPath })
      const stopKeeper = keeper.subscribe((fact) => happen({ kind: 'seen', fact }))
      const first = toToldFact(known, keeper.read(), time.nowMs())
      if (first.isNews && first.fact) keeper.publish(first.fact)
      happen({ kind: 'restored', fact: first.fact })
      return () => {
        isRunning = false
        stopKeeper()
        planTimer()
      }
    },
    told(known) {
      // A logout that is on its way may still find the old word.
      if (state.status === 'unknown' || state.status === 'signing-out') return
      const { fact, isNews } = toToldFact(known, toKnownFact(state), time.nowMs())
      if (!fact) return
      if (isNews) keeper.publish(fact)
      happen({ kind: 'seen', fact })
    },
    signedIn: (grant) => happen({ kind: 'granted', grant }),
    signOut() {
      happen({ kind: 'sign-out-asked' })
      return effects.revoked()
    },
    navigated: (page) => happen({ kind: 'navigated', page }),
    saveReturnPath: (wanted) => happen({ kind: 'return-path-saved', path: wanted }),
    rejected: (token) => happen({ kind: 'rejected', token }),
    wake() {
      look()
      happen({ kind: 'woken' })
    },
    accessToken: () =>
      isSignedIn(state, time.nowMs()) ? (state.grant.tokens?.token ?? null) : null,
  }
}

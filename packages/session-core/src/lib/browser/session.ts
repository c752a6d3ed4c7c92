import type { TextStorage } from '@floga/browser-storage'
import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, getDefaultStore, type Atom } from 'jotai/vanilla'
import { createEffectRunner } from './effect-runner.js'
import { createSharedSessionStore } from './shared-session-store.js'
import { toSharedSession } from '../machine/apply-shared-session.js'
import { createReturnPathStore } from './return-path-store.js'
import { mergePublicSession, type PublicSession } from '../server/public-session.js'
import { createRedirectRules, type RedirectRules } from '../redirects/redirect-rules.js'
import { createSystemClock, type SessionClock } from '../transport/session-clock.js'
import type { NavigationReason, SessionProblem } from '../machine/session-effect.js'
import type { SessionInput } from '../machine/session-input.js'
import type { NewGrant } from '../machine/session-grant.js'
import { createSessionMachine } from '../machine/session-machine.js'
import {
  createSessionState,
  isSignedIn,
  type SessionPage,
  type SessionState,
} from '../machine/session-state.js'
import { createSingleTab, type SessionTabs } from './session-tabs.js'
import type { SessionTransport } from '../transport/session-transport.js'
import { isSameView, toView, type SessionView } from '../machine/session-view.js'
import { createMonotonicClock } from './monotonic-clock.js'
import { toDueAtMs } from '../machine/run-due-steps.js'

export interface SessionOptions {
  tenant: string
  transport: SessionTransport
  /** Shared by the tabs. */
  storage: TextStorage
  /**
   * Session storage for the path to return to, which survives a full load of the login page.
   * @default not stored
   */
  pathStorage?: TextStorage
  /** @default this tab alone */
  tabs?: SessionTabs
  /** The jotai store that holds the view. @default the one that React reads without a provider */
  store?: AtomStore
  /** @default the system clock */
  clock?: SessionClock
  /** @default rules of a site with one language */
  rules?: RedirectRules
  /** Clears data that was loaded for the user. */
  clearData?: () => void
  /** Opens another page. @default nothing is opened */
  navigate?: (navigation: Navigation) => void
  /** Receives problems; none of them is thrown. */
  onProblem?: (problem: SessionProblem) => void
}

/** A navigation that the session requests. */
export interface Navigation {
  to: string
  reason: NavigationReason
  /** The saved path, for the address of the login page. */
  returnTo: string | null
}

/** The session of a page. */
export interface Session {
  /**
   * The view of the session that pages render; the same object until it changes. React reads it
   * with `useSession`.
   */
  viewAtom: Atom<SessionView>
  /**
   * Starts with the stored session, and with the server's where the page names one.
   *
   * @param known Undefined for a page without this information, such as a cached one; null for
   * signed out.
   * @returns A function that stops timers and listeners.
   */
  start(known?: PublicSession | null): () => void
  /** Applies the server's session after a navigation or an action. Null for signed out. */
  sync(known: PublicSession | null): void
  /** Sets the tokens of a login and returns to the saved path. */
  signIn(grant: NewGrant): void
  /**
   * Signs out and opens the home page. Resolves when the server has ended the session, or could not
   * be reached.
   */
  signOut(): Promise<void>
  /** Call for every page: applies the redirect rules. */
  navigated(page: SessionPage): void
  /** Stores the path to open after login. A path of another site clears it. */
  saveReturnPath(path: unknown): void
  /** A request got status 401. @param token Its access token; null with a server session. */
  rejected(token: string | null): void
  /** Call when the page is visible again or the network is back. */
  wake(): void
  /** The access token; null while signed out, and with a server session. */
  accessToken(): string | null
}

/**
 * Creates a session from its ports. In a browser, {@link createBrowserSession} supplies most of
 * them.
 *
 * @example
 * const session = createSession({ tenant: 'default', transport, storage })
 */
export function createSession(options: SessionOptions): Session {
  const { tenant, storage, pathStorage, tabs = createSingleTab() } = options
  const { clock = createSystemClock(), rules = createRedirectRules(), onProblem } = options
  const { store = getDefaultStore() } = options
  const time = createMonotonicClock(clock)
  const machine = createSessionMachine(rules)
  const report = (problem: SessionProblem) => onProblem?.(problem)
  const shared = createSharedSessionStore({ tenant, storage, tabs, time, report })
  const path = createReturnPathStore(pathStorage, report)
  const viewAtom = atom<SessionView>({ status: 'unknown' })
  const queue: SessionInput[] = []
  let state: SessionState = createSessionState()
  let isRunning = false
  let isHandling = false
  let stopTimer: (() => void) | undefined

  const dispatch = (input: SessionInput) => {
    queue.push(input)
    // Inputs caused by an effect are handled after the other effects of the step.
    if (isHandling) return
    isHandling = true
    for (let next = queue.shift(); next; next = queue.shift()) handle(next)
    isHandling = false
    planTimer()
    updateView()
  }
  const handle = (input: SessionInput) => {
    const { redirect } = state
    const step = machine.step(state, { ...input, nowMs: time.nowMs() })
    state = step.state
    if (state.redirect !== redirect) path.write(state.redirect)
    effects.abortOutdated(state)
    for (const effect of step.effects) effects.run(effect)
  }
  const planTimer = () => {
    stopTimer?.()
    const dueAtMs = isRunning ? toDueAtMs(state) : null
    stopTimer =
      dueAtMs === null
        ? undefined
        : clock.after(Math.max(1, Math.ceil(dueAtMs - time.nowMs())), () =>
            dispatch({ kind: 'ticked' }),
          )
  }
  const updateView = () => {
    const next = toView(state, time)
    store.set(viewAtom, (view) => (isSameView(view, next) ? view : next))
  }
  const readShared = () => {
    const found = shared.read()
    if (found) dispatch({ kind: 'shared', shared: found })
  }
  const effects = createEffectRunner({
    ...options,
    tabs,
    clock,
    store: shared,
    readShared,
    dispatch,
    report,
    getState: () => state,
  })

  return {
    viewAtom,
    start(known) {
      isRunning = true
      const savedPath = path.read()
      if (savedPath !== null) dispatch({ kind: 'return-path-saved', path: savedPath })
      const stopStore = shared.subscribe((found) => dispatch({ kind: 'shared', shared: found }))
      const first = mergePublicSession(known, shared.read(), time.nowMs())
      if (first.isNew && first.shared) shared.publish(first.shared)
      dispatch({ kind: 'restored', shared: first.shared })
      return () => {
        isRunning = false
        stopStore()
        planTimer()
      }
    },
    sync(known) {
      // During a logout the server may still report the old session.
      if (state.status === 'unknown' || state.status === 'signing-out') return
      const merged = mergePublicSession(known, toSharedSession(state), time.nowMs())
      if (!merged.shared) return
      if (merged.isNew) shared.publish(merged.shared)
      dispatch({ kind: 'shared', shared: merged.shared })
    },
    signIn: (grant) => dispatch({ kind: 'granted', grant }),
    signOut() {
      dispatch({ kind: 'sign-out-asked' })
      return effects.revoked()
    },
    navigated: (page) => dispatch({ kind: 'navigated', page }),
    saveReturnPath: (wanted) => dispatch({ kind: 'return-path-saved', path: wanted }),
    rejected: (token) => dispatch({ kind: 'rejected', token }),
    wake() {
      readShared()
      dispatch({ kind: 'woken' })
    },
    accessToken: () =>
      isSignedIn(state, time.nowMs()) ? (state.grant.tokens?.token ?? null) : null,
  }
}

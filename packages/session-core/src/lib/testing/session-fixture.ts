import { getDefaultStore } from 'jotai/vanilla'
import { createFakeBrowser, type FakeBrowser } from './fake-browser.js'
import { createFakeClock, type FakeClock } from './fake-clock.js'
import { createFakePlatform, type FakePlatform } from './fake-platform.js'
import { createRedirectRules } from '../redirects/redirect-rules.js'
import type { SessionProblem } from '../machine/session-effect.js'
import type { PublicSession } from '../server/public-session.js'
import type { SessionView } from '../machine/session-view.js'
import { createSession, type Session, type SessionOptions } from '../browser/session.js'

/** One tab of a test with the calls of its session to the app. */
export interface FixtureTab {
  session: Session
  /** Navigations of the session, in order. */
  navigations: string[]
  /** How often data was cleared. */
  clearCount: number
  problems: SessionProblem['code'][]
  close: () => void
}

/** Clock, browser and platform as fakes. */
export interface SessionFixture {
  clock: FakeClock
  browser: FakeBrowser
  platform: FakePlatform
  openTab(options?: Partial<SessionOptions>, known?: PublicSession | null): FixtureTab
}

/** Returns the session's current view. */
export function viewOf({ viewAtom }: Session): SessionView {
  return getDefaultStore().get(viewAtom)
}

/** Creates a fixture without tabs, with `/en` and a default language. */
export function createSessionFixture(): SessionFixture {
  const clock = createFakeClock()
  const browser = createFakeBrowser(clock)
  const platform = createFakePlatform(clock)
  return {
    clock,
    browser,
    platform,
    openTab(options, known) {
      const tab: Omit<FixtureTab, 'session' | 'close'> = {
        navigations: [],
        clearCount: 0,
        problems: [],
      }
      const session = createSession({
        tenant: 'default',
        transport: platform.transport,
        clock,
        rules: createRedirectRules({ localePrefixes: ['/en'] }),
        ...browser.openTab(),
        clearData: () => void (tab.clearCount += 1),
        navigate: ({ to }) => void tab.navigations.push(to),
        onProblem: ({ code }) => void tab.problems.push(code),
        ...options,
      })
      return Object.assign(tab, { session, close: session.start(known) })
    },
  }
}

/** A fixture in which Maria has just logged in, in one tab. */
export async function signIn(fixture = createSessionFixture()) {
  const tab = fixture.openTab()
  tab.session.signIn(fixture.platform.logIn('maria@example.com'))
  await fixture.clock.advance(10)
  return { ...fixture, tab, session: tab.session }
}

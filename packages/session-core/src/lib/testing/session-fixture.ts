import { createFakeBrowser, type FakeBrowser } from './fake-browser.js'
import { createFakeClock, type FakeClock } from './fake-clock.js'
import { createFakePlatform, type FakePlatform } from './fake-platform.js'
import { createRedirectRules } from '../redirects/redirect-rules.js'
import type { SessionProblem } from '../machine/session-effect.js'
import type { PublicSession } from '../server/public-session.js'
import { createSession, type Session, type SessionOptions } from '../browser/session.js'

/** One tab of a test and what its session has asked of the app. */
export interface WorldTab {
  session: Session
  /** Where the session has led, in order. */
  ways: string[]
  /** How often data was cleared. */
  clearings: number
  problems: SessionProblem['code'][]
  close: () => void
}

/** Everything that a session touches, as fakes. */
export interface SessionWorld {
  clock: FakeClock
  browser: FakeBrowser
  platform: FakePlatform
  openTab(options?: Partial<SessionOptions>, known?: PublicSession | null): WorldTab
}

/** Creates a world at rest, with `/en` beside the default language. */
export function createSessionWorld(): SessionWorld {
  const clock = createFakeClock()
  const browser = createFakeBrowser(clock)
  const platform = createFakePlatform(clock)
  return {
    clock,
    browser,
    platform,
    openTab(options, known) {
      const tab: Omit<WorldTab, 'session' | 'close'> = { ways: [], clearings: 0, problems: [] }
      const session = createSession({
        tenant: 'default',
        transport: platform.transport,
        clock,
        rules: createRedirectRules({ localePrefixes: ['/en'] }),
        ...browser.openTab(),
        clearData: () => void (tab.clearings += 1),
        go: ({ to }) => void tab.ways.push(to),
        onProblem: ({ code }) => void tab.problems.push(code),
        ...options,
      })
      return Object.assign(tab, { session, close: session.start(known) })
    },
  }
}

/** A world in which Maria has just logged in, in one tab. */
export async function signIn(world = createSessionWorld()) {
  const tab = world.openTab()
  tab.session.signedIn(world.platform.logIn('maria@example.com'))
  await world.clock.advance(10)
  return { ...world, tab, session: tab.session }
}

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSessionFixture, viewOf } from '../testing/session-fixture.js'

const tabNumbers = fc.nat({ max: 3 })
const steps = fc.oneof(
  fc.record({
    kind: fc.constant('pass' as const),
    ms: fc.constantFrom(1, 30, 999, 1_000, 5_000, 10_000, 600_000, 885_000, 900_000),
  }),
  fc.record({
    kind: fc.constant('sleep' as const),
    ms: fc.constantFrom(5_000, 900_000, 30_000_000),
  }),
  fc.record({ kind: fc.constant('log in' as const), tab: tabNumbers }),
  fc.record({ kind: fc.constantFrom('log out' as const, 'reload' as const), tab: tabNumbers }),
  fc.record({ kind: fc.constantFrom('wake' as const, 'reject' as const), tab: tabNumbers }),
  fc.record({ kind: fc.constant('clock' as const), ms: fc.constantFrom(-7_200_000, 7_200_000) }),
  fc.record({ kind: fc.constant('network' as const), isThere: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('holder dies' as const, 'platform forgets' as const) }),
  fc.record({ kind: fc.constant('throttle' as const), ms: fc.constantFrom(0, 1_000, 60_000) }),
)

type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never

/** Ends in the moment of a renewal. */
const renewedAtTheEnd: Step[] = [
  { kind: 'log in', tab: 0 },
  { kind: 'throttle', ms: 60_000 },
  { kind: 'reject', tab: 0 },
  { kind: 'pass', ms: 900_000 },
  { kind: 'pass', ms: 885_000 },
]

it(
  'brings all tabs to the same session in the end, whatever has happened to them',
  { timeout: 60_000 },
  async () => {
    let loggedIn = 0
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (list) => {
        const fixture = createSessionFixture()
        const { clock, platform, browser } = fixture
        const tabs = [0, 1, 2, 3].map(() => fixture.openTab())
        let logins = 0
        for (const step of list) {
          const number = 'tab' in step ? step.tab : 0
          const { session, close } = tabs[number]!
          if (step.kind === 'pass') await clock.advance(step.ms)
          if (step.kind === 'sleep') clock.sleep(step.ms)
          if (step.kind === 'log in') session.signIn(platform.logIn(`member-${(logins += 1)}@x.gr`))
          if (step.kind === 'log out') void session.signOut()
          if (step.kind === 'wake') session.wake()
          if (step.kind === 'reject') session.rejected(session.accessToken())
          if (step.kind === 'clock') clock.setWall(clock.wallMs() + step.ms)
          if (step.kind === 'network') platform.isReachable = step.isThere
          if (step.kind === 'holder dies') browser.crashHoldingLock()
          if (step.kind === 'platform forgets') platform.revokeAll()
          if (step.kind === 'throttle') clock.throttle(step.ms)
          if (step.kind === 'reload') {
            close()
            tabs[number] = fixture.openTab()
          }
        }
        platform.isReachable = true
        clock.throttle(0)
        // Time for retries, for the lock of a closed tab, and for a rejected token.
        await clock.advance(60_000)
        for (const { session } of tabs) session.wake()
        await clock.advance(60_000)

        const shown = tabs.map(({ session }) => {
          const view = viewOf(session)
          return [view.status, 'email' in view ? view.email : null, session.accessToken()]
        })
        expect(shown).toEqual(shown.map(() => shown[0]))
        expect(['signed-in', 'signed-out']).toContain(shown[0]?.[0])
        expect(platform.reuses).toBe(0)
        if (shown[0]?.[0] === 'signed-in') loggedIn += 1
        // A renewal may be under way at this very moment, with timers of its own.
        if (clock.pendingCount() > tabs.length) await clock.advance(5_000)
        expect(clock.pendingCount()).toBeLessThanOrEqual(tabs.length)
      }),
      { numRuns: 300, examples: [[renewedAtTheEnd]] },
    )
    expect(loggedIn).toBeGreaterThan(50)
  },
)

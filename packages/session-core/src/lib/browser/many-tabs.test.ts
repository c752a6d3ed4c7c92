import { describe, expect, it } from 'vitest'
import {
  createSessionFixture,
  type SessionFixture,
  type FixtureTab,
  viewOf,
} from '../testing/session-fixture.js'

const ROUND_MS = 885_000

async function openTabs(fixture: SessionFixture, count: number) {
  const tabs = Array.from({ length: count }, () => fixture.openTab())
  tabs[0]?.session.signIn(fixture.platform.logIn('maria@example.com'))
  await fixture.clock.advance(100)
  return tabs
}

/** Every tab is logged in, with the one token that the platform accepts. */
function assertSameToken(fixture: SessionFixture, tabs: readonly FixtureTab[]) {
  const tokens = new Set(tabs.map(({ session }) => session.accessToken()))
  expect(tokens.size).toBe(1)
  expect([...tokens].every((token) => fixture.platform.accepts(token))).toBe(true)
  expect(fixture.platform.reuses).toBe(0)
}

/** Lets the tabs renew so many times. */
async function renewRounds(fixture: SessionFixture, tabs: readonly FixtureTab[], rounds: number) {
  for (let round = 1; round <= rounds; round += 1) {
    await fixture.clock.advance(ROUND_MS + 2_000)
    assertSameToken(fixture, tabs)
    expect(fixture.platform.rotations).toBeLessThanOrEqual(round)
  }
  expect(fixture.platform.rotations).toBeGreaterThanOrEqual(rounds - 1)
}

describe('fifty tabs', { timeout: 60_000 }, () => {
  it('renew 100 times with one call each, without a logout', async () => {
    const fixture = createSessionFixture()
    await renewRounds(fixture, await openTabs(fixture, 50), 100)
    expect(fixture.platform.calls).toBe(fixture.platform.rotations)
  })

  it('steal within 5 s the lock of a crashed tab, with one rotation', async () => {
    const fixture = createSessionFixture()
    const tabs = await openTabs(fixture, 50)
    fixture.browser.crashHoldingLock()
    await fixture.clock.advance(ROUND_MS - 100)
    expect(fixture.platform.rotations).toBe(0)
    await fixture.clock.advance(5_000)
    expect(fixture.platform.rotations).toBe(1)
    expect(fixture.platform.calls).toBeLessThan(10)
    await fixture.clock.advance(1_000)
    assertSameToken(fixture, tabs)
  })

  it('rotate once a round where there are no locks, thanks to the grace of the platform', async () => {
    const fixture = createSessionFixture()
    fixture.browser.locks = null
    await renewRounds(fixture, await openTabs(fixture, 50), 10)
    expect(fixture.platform.calls).toBeGreaterThan(fixture.platform.rotations)
  })

  it('follow each other by storage where nothing can be broadcast', async () => {
    const fixture = createSessionFixture()
    fixture.browser.canBroadcast = false
    await renewRounds(fixture, await openTabs(fixture, 50), 10)
    expect(fixture.platform.calls).toBe(fixture.platform.rotations)
  })

  it('read a session stored by another before they refresh, even without a message', async () => {
    const fixture = createSessionFixture()
    fixture.browser.canBroadcast = false
    const tabs = Array.from({ length: 50 }, () => {
      const { read, write, erase } = fixture.browser.openTab().storage
      return fixture.openTab({ storage: { read, write, erase } })
    })
    tabs[0]?.session.signIn(fixture.platform.logIn('maria@example.com'))
    for (const { session } of tabs) session.wake()
    await renewRounds(fixture, tabs, 5)
    expect(fixture.platform.calls).toBe(fixture.platform.rotations)
  })

  it('follow each other by broadcast where storage is blocked', async () => {
    const fixture = createSessionFixture()
    fixture.browser.storage.failure = 'blocked'
    await renewRounds(fixture, await openTabs(fixture, 50), 10)
    expect(fixture.platform.calls).toBe(fixture.platform.rotations)
  })

  it('are logged out together, and the platform knows', async () => {
    const fixture = createSessionFixture()
    const tabs = await openTabs(fixture, 50)
    const token = tabs[0]?.session.accessToken() ?? null
    for (const { session } of tabs) session.navigated({ path: '/orders', isOptedOut: false })
    void tabs[7]?.session.signOut()
    await fixture.clock.advance(1_100)
    expect(tabs.map(({ session }) => viewOf(session).status)).toEqual(tabs.map(() => 'signed-out'))
    expect(tabs.map(({ clearCount }) => clearCount)).toEqual(tabs.map(() => 1))
    expect(tabs[7]?.navigations.at(-1)).toBe('/')
    expect(tabs[8]?.navigations).toEqual(['/auth/login'])
    expect(fixture.platform.accepts(token)).toBe(false)
    expect(fixture.browser.storage.text).not.toMatch(/access|refresh|maria/)
  })

  it('are logged in together', async () => {
    const fixture = createSessionFixture()
    const tabs = Array.from({ length: 50 }, () => fixture.openTab())
    for (const { session } of tabs) session.navigated({ path: '/auth/login', isOptedOut: false })
    tabs[0]?.session.signIn(fixture.platform.logIn('maria@example.com'))
    await fixture.clock.advance(10)
    assertSameToken(fixture, tabs)
    expect(tabs.map(({ navigations }) => navigations.at(-1))).toEqual(tabs.map(() => '/'))
  })
})

describe('a logout while another tab renews', () => {
  it('wins over the tokens that come, and ends them too', async () => {
    const fixture = createSessionFixture()
    const [one, two] = await openTabs(fixture, 2)
    fixture.platform.latencyMs = 500
    await fixture.clock.advance(ROUND_MS)
    expect(fixture.browser.storage.text).toContain('access-1')
    void one?.session.signOut()
    await fixture.clock.advance(2_000)
    expect([one, two].map((tab) => tab?.session.accessToken())).toEqual([null, null])
    expect([1, 2, 3].map((id) => fixture.platform.accepts(`access-${id}`))).toEqual([
      false,
      false,
      false,
    ])
    expect(fixture.browser.storage.text).not.toContain('access')
  })
})

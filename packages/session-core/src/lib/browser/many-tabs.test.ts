import { describe, expect, it } from 'vitest'
import { createSessionWorld, type SessionWorld, type WorldTab } from '../testing/session-fixture.js'

const ROUND_MS = 885_000

async function openTabs(world: SessionWorld, count: number) {
  const tabs = Array.from({ length: count }, () => world.openTab())
  tabs[0]?.session.signedIn(world.platform.logIn('maria@example.com'))
  await world.clock.advance(100)
  return tabs
}

/** Every tab is logged in, with the one token that the platform accepts. */
function assertTogether(world: SessionWorld, tabs: readonly WorldTab[]) {
  const tokens = new Set(tabs.map(({ session }) => session.accessToken()))
  expect(tokens.size).toBe(1)
  expect([...tokens].every((token) => world.platform.accepts(token))).toBe(true)
  expect(world.platform.reuses).toBe(0)
}

/** Lets the tabs renew so many times. */
async function goRounds(world: SessionWorld, tabs: readonly WorldTab[], rounds: number) {
  for (let round = 1; round <= rounds; round += 1) {
    await world.clock.advance(ROUND_MS + 2_000)
    assertTogether(world, tabs)
    expect(world.platform.rotations).toBeLessThanOrEqual(round)
  }
  expect(world.platform.rotations).toBeGreaterThanOrEqual(rounds - 1)
}

describe('fifty tabs', { timeout: 60_000 }, () => {
  it('renew 100 times with one call each, and nobody is logged out', async () => {
    const world = createSessionWorld()
    await goRounds(world, await openTabs(world, 50), 100)
    expect(world.platform.calls).toBe(world.platform.rotations)
  })

  it('pass within 5 s a lock whose holder has died, with one rotation', async () => {
    const world = createSessionWorld()
    const tabs = await openTabs(world, 50)
    world.browser.dieHoldingLock()
    await world.clock.advance(ROUND_MS - 100)
    expect(world.platform.rotations).toBe(0)
    await world.clock.advance(5_000)
    expect(world.platform.rotations).toBe(1)
    expect(world.platform.calls).toBeLessThan(10)
    await world.clock.advance(1_000)
    assertTogether(world, tabs)
  })

  it('rotate once a round where there are no locks, thanks to the grace of the platform', async () => {
    const world = createSessionWorld()
    world.browser.locks = null
    await goRounds(world, await openTabs(world, 50), 10)
    expect(world.platform.calls).toBeGreaterThan(world.platform.rotations)
  })

  it('follow each other by storage where nothing can be broadcast', async () => {
    const world = createSessionWorld()
    world.browser.canBroadcast = false
    await goRounds(world, await openTabs(world, 50), 10)
    expect(world.platform.calls).toBe(world.platform.rotations)
  })

  it('find what another has stored before they ask themselves, although nobody told them', async () => {
    const world = createSessionWorld()
    world.browser.canBroadcast = false
    const tabs = Array.from({ length: 50 }, () => {
      const { read, write, erase } = world.browser.openTab().storage
      return world.openTab({ storage: { read, write, erase } })
    })
    tabs[0]?.session.signedIn(world.platform.logIn('maria@example.com'))
    for (const { session } of tabs) session.wake()
    await goRounds(world, tabs, 5)
    expect(world.platform.calls).toBe(world.platform.rotations)
  })

  it('follow each other by broadcast where storage is blocked', async () => {
    const world = createSessionWorld()
    world.browser.storage.failure = 'blocked'
    await goRounds(world, await openTabs(world, 50), 10)
    expect(world.platform.calls).toBe(world.platform.rotations)
  })

  it('are logged out together, and the platform knows', async () => {
    const world = createSessionWorld()
    const tabs = await openTabs(world, 50)
    const token = tabs[0]?.session.accessToken() ?? null
    for (const { session } of tabs) session.navigated({ path: '/orders', isOptedOut: false })
    void tabs[7]?.session.signOut()
    await world.clock.advance(1_100)
    expect(tabs.map(({ session }) => session.getSnapshot().status)).toEqual(
      tabs.map(() => 'signed-out'),
    )
    expect(tabs.map(({ clearings }) => clearings)).toEqual(tabs.map(() => 1))
    expect(tabs[7]?.ways.at(-1)).toBe('/')
    expect(tabs[8]?.ways).toEqual(['/auth/login'])
    expect(world.platform.accepts(token)).toBe(false)
    expect(world.browser.storage.text).not.toMatch(/access|refresh|maria/)
  })

  it('are logged in together', async () => {
    const world = createSessionWorld()
    const tabs = Array.from({ length: 50 }, () => world.openTab())
    for (const { session } of tabs) session.navigated({ path: '/auth/login', isOptedOut: false })
    tabs[0]?.session.signedIn(world.platform.logIn('maria@example.com'))
    await world.clock.advance(10)
    assertTogether(world, tabs)
    expect(tabs.map(({ ways }) => ways.at(-1))).toEqual(tabs.map(() => '/'))
  })
})

describe('a logout while another tab renews', () => {
  it('wins over the tokens that come, and ends them too', async () => {
    const world = createSessionWorld()
    const [one, two] = await openTabs(world, 2)
    world.platform.latencyMs = 500
    await world.clock.advance(ROUND_MS)
    expect(world.browser.storage.text).toContain('access-1')
    void one?.session.signOut()
    await world.clock.advance(2_000)
    expect([one, two].map((tab) => tab?.session.accessToken())).toEqual([null, null])
    expect([1, 2, 3].map((id) => world.platform.accepts(`access-${id}`))).toEqual([
      false,
      false,
      false,
    ])
    expect(world.browser.storage.text).not.toContain('access')
  })
})

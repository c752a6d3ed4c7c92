import { describe, expect, it } from 'vitest'
import { createSessionFixture, signIn, viewOf } from '../testing/session-fixture.js'

const ROUND_MS = 885_000
const HOUR_MS = 3_600_000

describe('a session on a laptop', () => {
  it('that slept is logged in again when the page is visible', async () => {
    const { session, clock, tab } = await signIn()
    session.navigated({ path: '/orders', isOptedOut: false })
    clock.sleep(8 * HOUR_MS)
    expect(session.accessToken()).toBeNull()
    session.wake()
    expect(viewOf(session).status).toBe('restoring')
    await clock.advance(100)
    expect(session.accessToken()).toBe('access-2')
    expect(tab.navigations).toEqual(['/'])
  })

  it('that wakes before its network retries until it is connected', async () => {
    const { session, clock, platform } = await signIn()
    platform.isReachable = false
    clock.sleep(8 * HOUR_MS)
    session.wake()
    await clock.advance(60_000)
    expect(viewOf(session).status).toBe('restoring')
    platform.isReachable = true
    session.wake()
    await clock.advance(100)
    expect(session.accessToken()).toBe('access-2')
  })

  it('is logged out where the platform has forgotten it', async () => {
    const { session, clock, platform, tab } = await signIn()
    session.navigated({ path: '/orders', isOptedOut: false })
    platform.revokeAll()
    clock.sleep(8 * HOUR_MS)
    session.wake()
    await clock.advance(1_100)
    expect(viewOf(session)).toEqual({ status: 'signed-out' })
    expect(tab.navigations.at(-1)).toBe('/auth/login')
  })
})

describe('a clock', () => {
  it('that is wrong by years has no effect', async () => {
    const fixture = createSessionFixture()
    fixture.clock.setWall(Date.UTC(1999, 0, 1))
    const { session, clock, platform } = await signIn(fixture)
    await clock.advance(ROUND_MS - 11)
    expect(platform.rotations).toBe(0)
    await clock.advance(1_000)
    expect(session.accessToken()).toBe('access-2')
  })

  it('that is set back does not make a token live longer', async () => {
    const { session, clock, platform } = await signIn()
    clock.setWall(clock.wallMs() - HOUR_MS)
    await clock.advance(ROUND_MS + 1_000)
    expect(platform.calls).toBe(1)
    expect(viewOf(session).status).toBe('signed-in')
  })

  it('whose two readings differ slightly does not renew twice', async () => {
    const fixture = createSessionFixture()
    let hairMs = 0
    const monotonicMs = () => fixture.clock.monotonicMs() + (hairMs += 0.37)
    const tab = fixture.openTab({ clock: { ...fixture.clock, monotonicMs } })
    tab.session.signIn(fixture.platform.logIn('maria@example.com'))
    await fixture.clock.advance(ROUND_MS + 1_000)
    tab.session.rejected('access-2')
    await fixture.clock.advance(1_000)
    expect(tab.session.accessToken()).toBe('access-3')
    expect(fixture.platform.calls).toBe(2)
  })

  it('that is set ahead costs one renewal and no logout', async () => {
    const { session, clock } = await signIn()
    clock.setWall(clock.wallMs() + HOUR_MS)
    session.wake()
    await clock.advance(100)
    expect(session.accessToken()).toBe('access-2')
  })

  it('that was set back between two pages is not believed: the token is renewed', async () => {
    const { clock, tab, openTab, platform } = await signIn()
    tab.close()
    clock.setWall(clock.wallMs() - HOUR_MS)
    const next = openTab()
    expect(viewOf(next.session).status).toBe('restoring')
    await clock.advance(100)
    expect(viewOf(next.session).status).toBe('signed-in')
    expect(platform.rotations).toBe(1)
  })

  it('that fires a tab’s timers once a minute causes no logout', async () => {
    const { session, clock, platform } = await signIn()
    clock.throttle(60_000)
    for (let minute = 0; minute < 120; minute += 1) await clock.advance(60_000)
    expect(viewOf(session).status).toBe('signed-in')
    expect(platform.reuses).toBe(0)
  })
})

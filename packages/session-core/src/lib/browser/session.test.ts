import { getDefaultStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createSessionFixture, signIn, viewOf } from '../testing/session-fixture.js'

const ROUND_MS = 885_000
const HOUR_MS = 3_600_000

describe('createSession', () => {
  it('is unknown before it starts and shows no token afterwards', async () => {
    const { session, clock } = await signIn()
    expect(viewOf(session)).toEqual({
      status: 'signed-in',
      email: 'maria@example.com',
      expiresAtMs: clock.wallMs() - 10 + 895_000,
    })
    expect(session.accessToken()).toBe('access-1')
  })

  it('shows the same object until something changes, and notifies subscribers', async () => {
    const { session, clock } = await signIn()
    const before = viewOf(session)
    let news = 0
    const stop = getDefaultStore().sub(session.viewAtom, () => (news += 1))
    session.navigated({ path: '/products', isOptedOut: true })
    expect([viewOf(session), news]).toEqual([before, 0])
    expect(viewOf(session)).toBe(before)
    await clock.advance(ROUND_MS + 1_000)
    expect(news).toBe(1)
    stop()
    void session.signOut()
    expect(news).toBe(1)
  })

  it('leaves no timer behind when it is stopped, and continues when it is started again', async () => {
    const { session, clock, tab, platform } = await signIn()
    expect(clock.pendingCount()).toBe(1)
    tab.close()
    expect(clock.pendingCount()).toBe(0)
    await clock.advance(ROUND_MS)
    session.start()
    await clock.advance(100)
    expect(platform.rotations).toBe(1)
  })

  it('navigates home only when the platform confirms a logout, or after 2 s', async () => {
    const { session, clock, tab, platform } = await signIn()
    platform.latencyMs = 300
    void session.signOut()
    expect(viewOf(session)).toEqual({ status: 'signed-out' })
    await clock.advance(299)
    expect(tab.navigations).toEqual(['/'])
    await clock.advance(1)
    expect(tab.navigations).toEqual(['/', '/'])
    expect(platform.accepts('access-1')).toBe(false)
    const slow = await signIn()
    slow.platform.latencyMs = 60_000
    void slow.session.signOut()
    await slow.clock.advance(2_000)
    expect(slow.tab.navigations).toEqual(['/', '/'])
  })

  it('resolves a logout when the platform could not be reached, and reports it', async () => {
    const { session, clock, tab, platform } = await signIn()
    platform.isReachable = false
    const revoked = session.signOut()
    await clock.advance(1_000)
    await revoked
    expect(tab.problems).toEqual(['revocation-failed'])
  })

  it('outlives a lost connection on its page, fails calls after 5 s, and renews when the network is back', async () => {
    const { session, clock, tab, platform } = await signIn()
    session.navigated({ path: '/orders', isOptedOut: false })
    platform.latencyMs = HOUR_MS
    await clock.advance(ROUND_MS - 10 + 4_999)
    expect(tab.problems).toEqual([])
    await clock.advance(1)
    expect(tab.problems).toEqual(['renewal-failed'])
    await clock.advance(10 * 60_000)
    expect(viewOf(session)).toEqual({ status: 'restoring', email: 'maria@example.com' })
    expect(tab.navigations).toEqual(['/'])
    platform.latencyMs = 20
    session.wake()
    await clock.advance(5_000)
    expect(viewOf(session).status).toBe('signed-in')
    expect(tab.navigations).toEqual(['/'])
  })

  it('survives an app that fails to clear its data or to navigate', async () => {
    const fixture = createSessionFixture()
    const fail = () => {
      throw new Error('No.')
    }
    const tab = fixture.openTab({ clearData: fail, navigate: fail })
    tab.session.signIn(fixture.platform.logIn('maria@example.com'))
    void tab.session.signOut()
    await fixture.clock.advance(2_000)
    expect(tab.problems).toEqual(['app-failed', 'app-failed', 'app-failed'])
    expect(viewOf(tab.session)).toEqual({ status: 'signed-out' })
  })

  it('navigates last where the newest input leads, although the app causes it in the middle', async () => {
    const fixture = createSessionFixture()
    const tab = fixture.openTab({
      clearData: () => tab.session.signIn(fixture.platform.logIn('nikos@example.com')),
    })
    tab.session.signIn(fixture.platform.logIn('maria@example.com'))
    tab.session.navigated({ path: '/orders', isOptedOut: false })
    fixture.platform.revokeAll()
    await fixture.clock.advance(896_000)
    expect(tab.navigations).toEqual(['/', '/auth/login', '/orders'])
    expect(viewOf(tab.session)).toMatchObject({ email: 'nikos@example.com' })
  })

  it('keeps the path to return to over a load of the login page', () => {
    const fixture = createSessionFixture()
    const pathStorage = fixture.browser.openTab().storage
    const storage = createSessionFixture().browser.openTab().storage
    const first = fixture.openTab({ pathStorage, storage })
    first.session.navigated({ path: '/en/orders', isOptedOut: false })
    expect(first.navigations).toEqual(['/en/auth/login'])
    const second = fixture.openTab({ pathStorage, storage })
    second.session.signIn(fixture.platform.logIn('maria@example.com'))
    expect(second.navigations).toEqual(['/en/orders'])
  })

  it('keeps the path to return to in memory where it cannot be stored', () => {
    const fixture = createSessionFixture()
    const broken = createSessionFixture().browser
    broken.storage.failure = 'blocked'
    const tab = fixture.openTab({ pathStorage: broken.openTab().storage })
    tab.session.saveReturnPath('/checkout')
    tab.session.signIn(fixture.platform.logIn('maria@example.com'))
    expect(tab.navigations).toEqual(['/checkout'])
    expect(tab.problems).toEqual(['unreadable', 'unwritable'])
  })

  it('refreshes at once after a call was rejected, and ignores a 401 that arrives too late', async () => {
    const { session, clock, platform } = await signIn()
    session.rejected('access-1')
    expect(viewOf(session)).toEqual({ status: 'restoring', email: 'maria@example.com' })
    await clock.advance(100)
    session.rejected('access-1')
    expect(session.accessToken()).toBe('access-2')
    expect(platform.rotations).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { createSessionWorld } from './session-world.js'

const ROUND_MS = 885_000
const HOUR_MS = 3_600_000

async function signIn(world = createSessionWorld()) {
  const tab = world.openTab()
  tab.session.signedIn(world.platform.logIn('maria@example.com'))
  await world.clock.advance(10)
  return { ...world, tab, session: tab.session }
}

describe('createSession', () => {
  it('is unknown before it starts and shows no token afterwards', async () => {
    const { session, clock } = await signIn()
    expect(session.getSnapshot()).toEqual({
      status: 'signed-in',
      email: 'maria@example.com',
      expiresAtMs: clock.wallMs() - 10 + 895_000,
    })
    expect(session.accessToken()).toBe('access-1')
  })

  it('shows the same object until something changes, and tells whoever listens', async () => {
    const { session, clock } = await signIn()
    const before = session.getSnapshot()
    let news = 0
    const stop = session.subscribe(() => (news += 1))
    session.navigated({ path: '/products', isOptedOut: true })
    expect([session.getSnapshot(), news]).toEqual([before, 0])
    expect(session.getSnapshot()).toBe(before)
    await clock.advance(ROUND_MS + 1_000)
    expect(news).toBe(1)
    stop()
    void session.signOut()
    expect(news).toBe(1)
  })

  it('leaves no timer behind when it is stopped, and goes on when it is started again', async () => {
    const { session, clock, tab, platform } = await signIn()
    expect(clock.pendingCount()).toBe(1)
    tab.close()
    expect(clock.pendingCount()).toBe(0)
    await clock.advance(ROUND_MS)
    session.start()
    await clock.advance(100)
    expect(platform.rotations).toBe(1)
  })

  it('goes home only when the platform knows of a logout, or after 2 s', async () => {
    const { session, clock, tab, platform } = await signIn()
    platform.latencyMs = 300
    void session.signOut()
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' })
    await clock.advance(299)
    expect(tab.ways).toEqual(['/'])
    await clock.advance(1)
    expect(tab.ways).toEqual(['/', '/'])
    expect(platform.accepts('access-1')).toBe(false)
    const slow = await signIn()
    slow.platform.latencyMs = 60_000
    void slow.session.signOut()
    await slow.clock.advance(2_000)
    expect(slow.tab.ways).toEqual(['/', '/'])
  })

  it('resolves a logout when the platform could not be reached, and says so', async () => {
    const { session, clock, tab, platform } = await signIn()
    platform.isReachable = false
    const revoked = session.signOut()
    await clock.advance(1_000)
    await revoked
    expect(tab.problems).toEqual(['revocation-failed'])
  })

  it('ends at expiry when nobody answers, and fails calls after 5 s', async () => {
    const { session, clock, tab, platform } = await signIn()
    session.navigated({ path: '/orders', isOptedOut: false })
    platform.latencyMs = HOUR_MS
    await clock.advance(ROUND_MS - 10 + 4_999)
    expect(tab.problems).toEqual([])
    await clock.advance(1)
    expect(tab.problems).toEqual(['renewal-failed'])
    await clock.advance(4_999)
    expect(session.getSnapshot().status).toBe('signed-in')
    await clock.advance(1)
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' })
    await clock.advance(1_000)
    expect(tab.ways.at(-1)).toBe('/auth/login')
  })

  it('survives an app that fails to clear its data or to go', async () => {
    const world = createSessionWorld()
    const fail = () => {
      throw new Error('No.')
    }
    const tab = world.openTab({ clearData: fail, go: fail })
    tab.session.signedIn(world.platform.logIn('maria@example.com'))
    void tab.session.signOut()
    await world.clock.advance(2_000)
    expect(tab.problems).toEqual(['app-failed', 'app-failed', 'app-failed'])
    expect(tab.session.getSnapshot()).toEqual({ status: 'signed-out' })
  })

  it('leads last where the newest event does, although the app brings it about in the middle', async () => {
    const world = createSessionWorld()
    const tab = world.openTab({
      clearData: () => tab.session.signedIn(world.platform.logIn('nikos@example.com')),
    })
    tab.session.signedIn(world.platform.logIn('maria@example.com'))
    tab.session.navigated({ path: '/orders', isOptedOut: false })
    world.platform.isReachable = false
    await world.clock.advance(896_000)
    expect(tab.ways).toEqual(['/', '/auth/login', '/orders'])
    expect(tab.session.getSnapshot()).toMatchObject({ email: 'nikos@example.com' })
  })

  it('keeps the path to return to over a load of the login page', () => {
    const world = createSessionWorld()
    const pathStorage = world.browser.openTab().storage
    const storage = createSessionWorld().browser.openTab().storage
    const first = world.openTab({ pathStorage, storage })
    first.session.navigated({ path: '/en/orders', isOptedOut: false })
    expect(first.ways).toEqual(['/en/auth/login'])
    const second = world.openTab({ pathStorage, storage })
    second.session.signedIn(world.platform.logIn('maria@example.com'))
    expect(second.ways).toEqual(['/en/orders'])
  })

  it('knows the path to return to as long as the page lives where it cannot be kept', () => {
    const world = createSessionWorld()
    const broken = createSessionWorld().browser
    broken.storage.failure = 'blocked'
    const tab = world.openTab({ pathStorage: broken.openTab().storage })
    tab.session.saveReturnPath('/checkout')
    tab.session.signedIn(world.platform.logIn('maria@example.com'))
    expect(tab.ways).toEqual(['/checkout'])
    expect(tab.problems).toEqual(['unreadable', 'unwritable'])
  })

  it('renews at once after a call was refused, and knows a refusal that comes too late', async () => {
    const { session, clock, platform } = await signIn()
    session.rejected('access-1')
    expect(session.getSnapshot()).toEqual({ status: 'restoring', email: 'maria@example.com' })
    await clock.advance(100)
    session.rejected('access-1')
    expect(session.accessToken()).toBe('access-2')
    expect(platform.rotations).toBe(1)
  })
})

describe('a laptop', () => {
  it('that slept is logged in again when the page is in sight', async () => {
    const { session, clock, tab } = await signIn()
    session.navigated({ path: '/orders', isOptedOut: false })
    clock.sleep(8 * HOUR_MS)
    expect(session.accessToken()).toBeNull()
    session.wake()
    expect(session.getSnapshot().status).toBe('restoring')
    await clock.advance(100)
    expect(session.accessToken()).toBe('access-2')
    expect(tab.ways).toEqual(['/'])
  })

  it('that wakes before its network does tries until it is there', async () => {
    const { session, clock, platform } = await signIn()
    platform.isReachable = false
    clock.sleep(8 * HOUR_MS)
    session.wake()
    await clock.advance(60_000)
    expect(session.getSnapshot().status).toBe('restoring')
    platform.isReachable = true
    session.wake()
    await clock.advance(100)
    expect(session.accessToken()).toBe('access-2')
  })

  it('is logged out where the platform has forgotten it', async () => {
    const { session, clock, platform, tab } = await signIn()
    session.navigated({ path: '/orders', isOptedOut: false })
    platform.forget()
    clock.sleep(8 * HOUR_MS)
    session.wake()
    await clock.advance(1_100)
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' })
    expect(tab.ways.at(-1)).toBe('/auth/login')
  })
})

describe('a clock', () => {
  it('that is wrong by years harms nobody', async () => {
    const world = createSessionWorld()
    world.clock.setWall(Date.UTC(1999, 0, 1))
    const { session, clock, platform } = await signIn(world)
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
    expect(session.getSnapshot().status).toBe('signed-in')
  })

  it('whose two readings differ by a hair does not ask twice', async () => {
    const world = createSessionWorld()
    let hairMs = 0
    const monotonicMs = () => world.clock.monotonicMs() + (hairMs += 0.37)
    const tab = world.openTab({ clock: { ...world.clock, monotonicMs } })
    tab.session.signedIn(world.platform.logIn('maria@example.com'))
    await world.clock.advance(ROUND_MS + 1_000)
    tab.session.rejected('access-2')
    await world.clock.advance(1_000)
    expect(tab.session.accessToken()).toBe('access-3')
    expect(world.platform.calls).toBe(2)
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
    expect(next.session.getSnapshot().status).toBe('restoring')
    await clock.advance(100)
    expect(next.session.getSnapshot().status).toBe('signed-in')
    expect(platform.rotations).toBe(1)
  })

  it('that fires a tab’s timers once a minute logs nobody out', async () => {
    const { session, clock, platform } = await signIn()
    clock.throttle(60_000)
    for (let minute = 0; minute < 120; minute += 1) await clock.advance(60_000)
    expect(session.getSnapshot().status).toBe('signed-in')
    expect(platform.reuses).toBe(0)
  })
})

describe('storage', () => {
  it('brings the session to the next page without a call', async () => {
    const { openTab, tab, platform } = await signIn()
    tab.close()
    const next = openTab()
    expect(next.session.accessToken()).toBe('access-1')
    expect(platform.calls).toBe(0)
  })

  it('that is blocked lets the session live as long as the page', async () => {
    const world = createSessionWorld()
    world.browser.storage.failure = 'blocked'
    const { session, tab, clock } = await signIn(world)
    await clock.advance(ROUND_MS + 1_000)
    expect(session.accessToken()).toBe('access-2')
    expect(tab.problems).toContain('unreadable')
    expect(tab.problems).toContain('unwritable')
  })

  it('that has become full holds no token that was used up', async () => {
    const { clock, browser, session, platform, openTab } = await signIn()
    browser.storage.failure = 'full'
    await clock.advance(ROUND_MS + 1_000)
    expect(session.accessToken()).toBe('access-2')
    expect(browser.storage.text).toBeNull()
    expect(openTab().session.getSnapshot()).toEqual({ status: 'signed-out' })
    expect(platform.reuses).toBe(0)
  })

  it('that is damaged, foreign, of another version or tenant counts as none', () => {
    const texts = [
      '{',
      '"session"',
      '{"v":2}',
      '{"v":1,"tenant":"other"}',
      '{"v":1,"tenant":"default","revision":-1,"savedAtMs":0,"status":"signed-out"}',
      '{"v":1,"tenant":"default","revision":1,"savedAtMs":0,"status":"signed-in","tokens":{}}',
      '{"v":1,"tenant":"default","revision":1,"savedAtMs":0,"status":"king"}',
    ]
    const problems = texts.map((text) => {
      const world = createSessionWorld()
      world.browser.storage.text = text
      const tab = world.openTab()
      expect(tab.session.getSnapshot()).toEqual({ status: 'signed-out' })
      return tab.problems[0]
    })
    expect(problems).toEqual([
      'corrupt',
      'foreign',
      'other-version',
      'other-tenant',
      'foreign',
      'foreign',
      'foreign',
    ])
  })
})

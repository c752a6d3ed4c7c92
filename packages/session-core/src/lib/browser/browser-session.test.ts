// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { viewOf } from '../testing/session-fixture.js'
import { createBrowserSession } from './browser-session.js'
import { createFakeClock } from '../testing/fake-clock.js'
import { createFakePlatform } from '../testing/fake-platform.js'
import type { PublicSession } from '../server/public-session.js'

const HOUR_MS = 3_600_000

function openBrowser() {
  window.localStorage.clear()
  window.sessionStorage.clear()
  const clock = createFakeClock()
  const platform = createFakePlatform(clock)
  const open = (tenant = 'default') =>
    createBrowserSession({ window, tenant, clock, transport: platform.transport })
  return { clock, platform, open }
}

describe('createBrowserSession', () => {
  it('keeps its session for the next page of the same tenant', () => {
    const { platform, open } = openBrowser()
    const session = open()
    const stop = session.start()
    session.signIn(platform.logIn('maria@example.com'))
    stop()
    const next = open()
    next.start()()
    expect(viewOf(next)).toMatchObject({ status: 'signed-in', email: 'maria@example.com' })
    const other = open('other')
    other.start()()
    expect(viewOf(other)).toEqual({ status: 'signed-out' })
  })

  it('reads storage when the page is visible again', async () => {
    const { platform, open, clock } = openBrowser()
    const session = open()
    const stop = session.start()
    session.signIn(platform.logIn('maria@example.com'))
    clock.sleep(8 * HOUR_MS)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(viewOf(session).status).toBe('restoring')
    await clock.advance(100)
    expect(viewOf(session).status).toBe('signed-in')
    stop()
  })

  it('pauses while the page is hidden, and catches up when it is restored', () => {
    const { platform, open, clock } = openBrowser()
    const [left, other] = [open(), open()]
    const stopLeft = left.start()
    left.signIn(platform.logIn('maria@example.com'))
    window.dispatchEvent(new Event('pagehide'))
    expect(clock.pendingCount()).toBe(0)
    const stopOther = other.start()
    void other.signOut()
    expect(viewOf(left).status).toBe('signed-in')
    window.dispatchEvent(new Event('pageshow'))
    expect(viewOf(left)).toEqual({ status: 'signed-out' })
    stopLeft()
    stopOther()
  })

  it('follows what another tab has stored', () => {
    const { platform, open } = openBrowser()
    const [one, two] = [open(), open()]
    const stops = [one.start(), two.start()]
    one.signIn(platform.logIn('maria@example.com'))
    // jsdom, like browsers, fires no storage event for the window's own changes.
    window.dispatchEvent(new StorageEvent('storage', { key: 'floga:session:default' }))
    expect(viewOf(two)).toMatchObject({ status: 'signed-in', email: 'maria@example.com' })
    for (const stop of stops) stop()
  })
})

describe('with a server that stores the tokens', () => {
  const toKnown = (nowMs: number, changes: Partial<PublicSession> = {}): PublicSession => ({
    email: 'maria@example.com',
    expiresAtMs: nowMs + 600_000,
    nowMs,
    ...changes,
  })

  it("starts with the server's session, by the clock of the server, and has no token", () => {
    const { open, clock } = openBrowser()
    const session = open()
    // The server's clock is one day fast.
    const stop = session.start(toKnown(clock.wallMs() + 24 * HOUR_MS))
    expect(viewOf(session)).toEqual({
      status: 'signed-in',
      email: 'maria@example.com',
      expiresAtMs: clock.wallMs() + 600_000,
    })
    expect(session.accessToken()).toBeNull()
    expect(window.localStorage.getItem('floga:session:default')).toContain('"tokens":null')
    stop()
  })

  it('keeps the stored session when a cached page does not say', () => {
    const { open, clock } = openBrowser()
    open().start(toKnown(clock.wallMs()))()
    const session = open()
    session.start()()
    expect(viewOf(session)).toMatchObject({ status: 'signed-in' })
  })

  it('queries the server if only the browser has a session: the page may be the older of the two', async () => {
    const { open, clock } = openBrowser()
    open().start(toKnown(clock.wallMs()))()
    const session = open()
    const stop = session.start(null)
    expect(viewOf(session).status).toBe('restoring')
    await clock.advance(2_000)
    // The platform of this test knows no session without tokens.
    expect(viewOf(session)).toEqual({ status: 'signed-out' })
    stop()
  })

  it('follows the server to another person', () => {
    const { open, clock } = openBrowser()
    open().start(toKnown(clock.wallMs()))()
    const session = open()
    session.start(toKnown(clock.wallMs(), { email: 'nikos@example.com' }))()
    expect(viewOf(session)).toMatchObject({ email: 'nikos@example.com' })
  })
})

import { describe, expect, it } from 'vitest'
import { readPublicCookie } from '../server/public-cookie.js'
import { toPublicGrant } from '../server/public-session.js'
import { createServerSessions, type ServerSession } from '../server/server-sessions.js'
import type { CookieChange } from '../server/session-cookie.js'
import type { SessionTransport } from '../transport/session-transport.js'
import { createSessionFixture, type FixtureTab, viewOf } from '../testing/session-fixture.js'

const ROUND_MS = 885_000
const COOKIE = { isSecure: true }

/** A browser with cookies, whose pages call only a web server, which calls the platform. */
function createServerFixture() {
  const fixture = createSessionFixture()
  const { clock, platform } = fixture
  const sealed = new Map<string, object>()
  const jar = new Map<string, string>()
  const server = createServerSessions({
    tenant: 'default',
    transport: platform.transport,
    cookie: COOKIE,
    clock,
    seal: (value) => {
      sealed.set(`sealed-${sealed.size}`, value)
      return `sealed-${sealed.size - 1}`
    },
    open: (text) => sealed.get(text) ?? null,
  })
  const toHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const take = (cookies: readonly CookieChange[]) => {
    for (const { name, value, attributes } of cookies) {
      if (attributes.maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    }
  }
  const request = async (): Promise<ServerSession> => {
    const session = await server.read(toHeader())
    take(session.cookies)
    return session
  }
  const transport: SessionTransport = {
    async renew() {
      const session = await request()
      if (session.status === 'signed-out') return { status: 'refused' }
      const known = server.toPublic(session)
      if (!known) throw new Error('503')
      return { status: 'granted', grant: toPublicGrant(known) }
    },
    async revoke() {
      take(await server.end(toHeader()))
    },
    async loadUser() {
      const session = await request()
      if (session.status !== 'signed-in') throw new Error('401')
      return { email: session.email ?? '' }
    },
  }
  return {
    ...fixture,
    jar,
    /** Submits the form as without scripts. */
    logIn: async () => take((await server.begin(platform.logIn('maria@example.com'))).cookies),
    logOut: async () => take(await server.end(toHeader())),
    openPage: () =>
      fixture.openTab({ transport }, readPublicCookie(toHeader(), COOKIE, clock.wallMs())),
  }
}

function statusesOf(tabs: readonly FixtureTab[]) {
  return [...new Set(tabs.map(({ session }) => viewOf(session).status))]
}

describe('tabs with a server session', { timeout: 60_000 }, () => {
  it('know at once of a login that was posted as a form, also on a cached page', async () => {
    const { logIn, openPage, platform } = createServerFixture()
    expect(viewOf(openPage().session)).toEqual({ status: 'signed-out' })
    await logIn()
    expect(viewOf(openPage().session)).toMatchObject({
      status: 'signed-in',
      email: 'maria@example.com',
    })
    expect(platform.calls).toBe(0)
  })

  it('rotate once a round, fifty at a time, and hold no token', async () => {
    const { logIn, openPage, platform, clock, browser } = createServerFixture()
    await logIn()
    const tabs = Array.from({ length: 50 }, openPage)
    for (let round = 1; round <= 20; round += 1) {
      await clock.advance(ROUND_MS + 2_000)
      expect(statusesOf(tabs)).toEqual(['signed-in'])
      expect(platform.rotations).toBeLessThanOrEqual(round)
    }
    expect(platform.rotations).toBeGreaterThanOrEqual(19)
    expect(platform.reuses).toBe(0)
    expect(browser.storage.text).not.toMatch(/access|refresh/)
    expect(tabs.every(({ session }) => session.accessToken() === null)).toBe(true)
  })

  it('rotate once a round without locks and storage as well: the server renews once for all', async () => {
    const { logIn, openPage, platform, clock, browser } = createServerFixture()
    browser.locks = null
    browser.canBroadcast = false
    browser.storage.failure = 'blocked'
    await logIn()
    const tabs = Array.from({ length: 50 }, openPage)
    await clock.advance(ROUND_MS + 2_000)
    expect(statusesOf(tabs)).toEqual(['signed-in'])
    expect(platform.rotations).toBe(1)
  })

  it('are logged out together by one of them, with the cookies deleted', async () => {
    const { logIn, openPage, platform, clock, jar } = createServerFixture()
    await logIn()
    const tabs = Array.from({ length: 5 }, openPage)
    void tabs[2]?.session.signOut()
    await clock.advance(2_000)
    expect(statusesOf(tabs)).toEqual(['signed-out'])
    expect(jar.size).toBe(0)
    expect(platform.accepts('access-1')).toBe(false)
  })

  it('are logged out together by a submitted form, when the next page loads', async () => {
    const { logIn, logOut, openPage, clock, platform } = createServerFixture()
    platform.latencyMs = 0
    await logIn()
    const tabs = Array.from({ length: 5 }, openPage)
    await logOut()
    const next = openPage()
    expect(viewOf(next.session).status).toBe('restoring')
    await clock.advance(100)
    expect(statusesOf([...tabs, next])).toEqual(['signed-out'])
  })

  it('apply the session of a response, without a new page', async () => {
    const { logIn, openPage, jar, clock } = createServerFixture()
    const { session } = openPage()
    session.sync(null)
    expect(viewOf(session).status).toBe('signed-out')
    await logIn()
    const cookies = [...jar].map((pair) => pair.join('=')).join('; ')
    session.sync(readPublicCookie(cookies, COOKIE, clock.wallMs()))
    expect(viewOf(session).status).toBe('signed-in')
  })

  it('do not mistake a cookie that is being deleted for a new login', async () => {
    const { logIn, openPage, jar, clock } = createServerFixture()
    await logIn()
    const cookies = [...jar].map((pair) => pair.join('=')).join('; ')
    const { session } = openPage()
    void session.signOut()
    session.sync(readPublicCookie(cookies, COOKIE, clock.wallMs()))
    await clock.advance(2_000)
    expect(viewOf(session)).toEqual({ status: 'signed-out' })
  })

  it('are logged in again after a night, by one call', async () => {
    const { logIn, openPage, platform, clock } = createServerFixture()
    await logIn()
    const tabs = Array.from({ length: 10 }, openPage)
    clock.sleep(8 * 3_600_000)
    for (const { session } of tabs) session.wake()
    await clock.advance(1_000)
    expect(statusesOf(tabs)).toEqual(['signed-in'])
    expect(platform.calls).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.js'
import { createFakePlatform } from '../testing/fake-platform.js'
import { readPublicCookie } from './public-cookie.js'
import { createServerSessions, type ServerSession } from './server-sessions.js'
import { toSetCookie, type CookieChange } from './session-cookie.js'
import type { SessionProblem } from '../machine/session-effect.js'

const SOON_MS = 886_000
const LATER_MS = 3_600_000

/** Fakes encryption: only text that it sealed can be opened. */
function createSafe() {
  const kept = new Map<string, object>()
  return {
    seal(value: object) {
      const text = `sealed-${kept.size}`
      kept.set(text, structuredClone(value))
      return text
    },
    open: (text: string): unknown => kept.get(text) ?? null,
  }
}

function createServerFixture() {
  const clock = createFakeClock()
  const platform = createFakePlatform(clock)
  platform.latencyMs = 0
  const problems: SessionProblem['code'][] = []
  const safe = createSafe()
  const open = (tenant = 'default') =>
    createServerSessions({
      tenant,
      transport: platform.transport,
      cookie: { isSecure: true },
      ...safe,
      clock,
      onProblem: ({ code }) => void problems.push(code),
    })
  return { clock, platform, problems, safe, open, sessions: open() }
}

async function logIn(fixture = createServerFixture()) {
  const session = await fixture.sessions.begin(fixture.platform.logIn('maria@example.com'))
  return { ...fixture, session, header: toHeader(session) }
}

/** Returns the `Cookie` header that a browser sends next. */
function toHeader({ cookies }: { cookies: readonly CookieChange[] }) {
  return ['theme=dark', ...cookies.map(({ name, value }) => `${name}=${value}`)].join('; ')
}

function tokenOf(session: ServerSession) {
  return session.status === 'signed-in' ? session.token : null
}

describe('createServerSessions', () => {
  it('begins a session with a cookie that scripts cannot read, bound to its host', async () => {
    const { session } = await logIn()
    expect(session).toMatchObject({
      status: 'signed-in',
      token: 'access-1',
      email: 'maria@example.com',
    })
    expect(session.cookies.map(toSetCookie)[0]).toBe(
      '__Host-session=sealed-0; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax',
    )
  })

  it('reads it again, and leaves the cookie alone', async () => {
    const { sessions, header, platform } = await logIn()
    expect(await sessions.read(header)).toMatchObject({
      status: 'signed-in',
      token: 'access-1',
      email: 'maria@example.com',
      cookies: [],
    })
    expect(platform.calls).toBe(0)
  })

  it('is signed out without a cookie, and deletes an unreadable one', async () => {
    const { sessions, header, open, safe } = await logIn()
    expect(await sessions.read(null)).toEqual({ status: 'signed-out', cookies: [] })
    expect(await sessions.read('__Host-session=')).toEqual({ status: 'signed-out', cookies: [] })
    const ending = { status: 'signed-out', cookies: [{ value: '' }, { value: '' }] }
    expect(await sessions.read('__Host-session=forged')).toMatchObject(ending)
    expect(await open('other').read(header)).toMatchObject(ending)
    const strange = safe.seal({ v: 2, tenant: 'default', token: 'x', expiresAtMs: 1 })
    expect(await sessions.read(`__Host-session=${strange}`)).toMatchObject(ending)
  })

  it('renews within the last 10 s, and not before', async () => {
    const { sessions, header, clock, platform } = await logIn()
    await clock.advance(884_999)
    expect(tokenOf(await sessions.read(header))).toBe('access-1')
    await clock.advance(1)
    const renewed = await sessions.read(header)
    expect(tokenOf(renewed)).toBe('access-2')
    expect(tokenOf(await sessions.read(toHeader(renewed)))).toBe('access-2')
    expect(platform.rotations).toBe(1)
  })

  it('renews after expiry, and reads the identity again', async () => {
    const { sessions, header, clock } = await logIn()
    await clock.advance(LATER_MS)
    expect(await sessions.read(header)).toMatchObject({
      status: 'signed-in',
      token: 'access-2',
      email: 'maria@example.com',
      cookies: [{ name: '__Host-session' }, { name: '__Host-session-known' }],
    })
  })

  it('renews once for a hundred requests at the same time', async () => {
    const { sessions, header, clock, platform } = await logIn()
    await clock.advance(LATER_MS)
    const all = await Promise.all(Array.from({ length: 100 }, () => sessions.read(header)))
    expect(new Set(all.map(tokenOf))).toEqual(new Set(['access-2']))
    expect(platform.calls).toBe(1)
  })

  it('returns the same successor within the grace period, with its remaining lifetime', async () => {
    const { sessions, header, clock, platform, session } = await logIn()
    await clock.advance(SOON_MS)
    const first = await sessions.read(header)
    await clock.advance(20_001)
    const second = await sessions.read(header)
    expect([tokenOf(first), tokenOf(second)]).toEqual(['access-2', 'access-2'])
    expect(platform.calls).toBe(1)
    expect(session.status === 'signed-in' && session.expiresAtMs).toBe(
      first.status === 'signed-in' && first.expiresAtMs - SOON_MS,
    )
    expect(sessions.toPublic(second)?.expiresAtMs).toBe(sessions.toPublic(first)?.expiresAtMs)
  })

  it('calls the platform again after the grace period, which then detects a stolen token', async () => {
    const { sessions, header, clock, platform } = await logIn()
    await clock.advance(SOON_MS)
    await sessions.read(header)
    await clock.advance(30_001)
    expect(await sessions.read(header)).toMatchObject({ status: 'signed-out' })
    expect([platform.calls, platform.reuses]).toEqual([2, 1])
  })

  it('relies on the grace of the platform where several processes serve one site', async () => {
    const fixture = await logIn()
    await fixture.clock.advance(LATER_MS)
    const processes = Array.from({ length: 8 }, () => fixture.open())
    const all = await Promise.all(processes.map((process) => process.read(fixture.header)))
    expect(new Set(all.map(tokenOf))).toEqual(new Set(['access-2']))
    expect(fixture.platform.rotations).toBe(1)
  })

  it('ends the cookie of a session that the platform has forgotten', async () => {
    const { sessions, header, clock, platform, problems } = await logIn()
    platform.revokeAll()
    await clock.advance(LATER_MS)
    expect(await sessions.read(header)).toMatchObject({
      status: 'signed-out',
      cookies: [{ attributes: { maxAge: 0 } }, { attributes: { maxAge: 0 } }],
    })
    expect(problems).toEqual(['renewal-refused'])
  })

  it('treats a visitor as a guest while the platform cannot be reached, and keeps the session', async () => {
    const { sessions, header, clock, platform } = await logIn()
    platform.isReachable = false
    await clock.advance(SOON_MS)
    expect(tokenOf(await sessions.read(header))).toBe('access-1')
    await clock.advance(LATER_MS)
    expect(await sessions.read(header)).toEqual({
      status: 'expired',
      email: 'maria@example.com',
      cookies: [],
    })
    platform.isReachable = true
    expect(tokenOf(await sessions.read(header))).toBe('access-2')
  })

  it('renews a token that the platform rejected before its time, or ends the session', async () => {
    const { sessions, header, platform } = await logIn()
    const renewed = await sessions.read(header, { rejectedToken: 'access-1' })
    expect(tokenOf(renewed)).toBe('access-2')
    const next = toHeader(renewed)
    expect(tokenOf(await sessions.read(next, { rejectedToken: 'access-1' }))).toBe('access-2')
    platform.revokeAll()
    expect(await sessions.read(next, { rejectedToken: 'access-2' })).toMatchObject({
      status: 'signed-out',
      cookies: [{ value: '' }, { value: '' }],
    })
  })

  it('ends a session on the platform, and a request that was on its way does not bring it back', async () => {
    const { sessions, header, clock, platform } = await logIn()
    await clock.advance(SOON_MS)
    const renewed = await sessions.read(header)
    const ending = await sessions.end(toHeader(renewed))
    expect(ending.map(toSetCookie)).toEqual([
      '__Host-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
      '__Host-session-known=; Path=/; Max-Age=0; Secure; SameSite=Lax',
    ])
    expect(platform.accepts('access-2')).toBe(false)
    // Neither the old cookie nor the new one, and no response that would delete the cookie of a
    // login in between.
    expect(await sessions.read(header)).toEqual({ status: 'signed-out', cookies: [] })
    expect(await sessions.read(toHeader(renewed))).toEqual({
      status: 'signed-out',
      cookies: [],
    })
  })

  it('is signed out with the cookie of a session that has just ended', async () => {
    const { sessions, header } = await logIn()
    await sessions.end(header)
    expect(await sessions.read(header)).toEqual({ status: 'signed-out', cookies: [] })
  })

  it('deletes the cookie although the platform is unavailable, and reports it', async () => {
    const { sessions, header, platform, problems } = await logIn()
    platform.isReachable = false
    expect(await sessions.end(header)).toMatchObject([{ value: '' }, { value: '' }])
    expect(problems).toEqual(['revocation-failed'])
    expect(await sessions.end(null)).toMatchObject([{ value: '' }, { value: '' }])
  })

  it('revokes an ended session as soon as the platform can be reached again, and accepts it nowhere until then', async () => {
    const { sessions, header, platform, clock, session } = await logIn()
    platform.isReachable = false
    await sessions.end(header)
    expect(platform.accepts(tokenOf(session))).toBe(true)
    // Longer than requests that were running at the logout.
    await clock.advance(60_000)
    expect(await sessions.read(header)).toEqual({ status: 'signed-out', cookies: [] })
    platform.isReachable = true
    await clock.advance(300_000)
    expect(platform.accepts(tokenOf(session))).toBe(false)
    expect(clock.pendingCount()).toBe(0)
  })

  it('lets scripts read expiry and e-mail address in a second cookie', async () => {
    const { session, clock } = await logIn()
    const jar = toHeader(session)
    expect(session.cookies.map(toSetCookie)[1]).not.toContain('HttpOnly')
    expect(decodeURIComponent(jar)).not.toContain('access')
    expect(readPublicCookie(jar, { isSecure: true }, clock.wallMs() + 60_000)).toEqual({
      email: 'maria@example.com',
      expiresAtMs: clock.wallMs() + 895_000,
      nowMs: clock.wallMs() + 60_000,
    })
    expect(readPublicCookie('__Host-session-known=%7B', { isSecure: true }, 0)).toBeNull()
    expect(readPublicCookie('', { isSecure: true }, 0)).toBeNull()
  })

  it('exposes expiry and e-mail address to the browser, and nothing else', async () => {
    const { sessions, session, clock } = await logIn()
    expect(sessions.toPublic(session)).toEqual({
      email: 'maria@example.com',
      expiresAtMs: clock.wallMs() + 895_000,
      nowMs: clock.wallMs(),
    })
    expect(sessions.toPublic({ status: 'signed-out', cookies: [] })).toBeNull()
  })

  it('rejects to begin with tokens that have expired', async () => {
    const { sessions, platform } = createServerFixture()
    const grant = { ...platform.logIn('maria@example.com'), expiresInSeconds: 5 }
    await expect(sessions.begin(grant)).rejects.toMatchObject({ code: 'unusable-grant' })
  })

  it('rejects to begin without tokens, which it would have nowhere', async () => {
    const { sessions } = createServerFixture()
    await expect(sessions.begin({ tokens: null, expiresInSeconds: 900 })).rejects.toMatchObject({
      code: 'invalid-settings',
    })
  })

  it('loads the user with the first request if the login did not return it, and stores it', async () => {
    const { sessions, platform } = createServerFixture()
    const begun = await sessions.begin({ ...platform.logIn('maria@example.com'), email: null })
    expect(begun.email).toBeNull()
    const known = await sessions.read(toHeader(begun))
    expect(known).toMatchObject({ email: 'maria@example.com', cookies: [{}, {}] })
    expect(await sessions.read(toHeader(known))).toMatchObject({
      email: 'maria@example.com',
      cookies: [],
    })
  })

  it('continues without a name while the identity is unknown, and reports it', async () => {
    const { sessions, platform, problems } = createServerFixture()
    const begun = await sessions.begin({ ...platform.logIn('maria@example.com'), email: null })
    platform.isReachable = false
    expect(await sessions.read(toHeader(begun))).toMatchObject({
      status: 'signed-in',
      token: 'access-1',
      email: null,
      cookies: [],
    })
    expect(problems).toEqual(['user-failed'])
  })

  it('ends no other session, with or without a refresh token', async () => {
    const { sessions, platform } = createServerFixture()
    const begin = async (email: string, canRenew: boolean) => {
      const { tokens, ...grant } = platform.logIn(email)
      const refreshToken = canRenew ? tokens!.refreshToken : null
      return toHeader(await sessions.begin({ ...grant, tokens: { ...tokens!, refreshToken } }))
    }
    const ended = [await begin('a@example.com', true), await begin('b@example.com', false)]
    const others = [await begin('c@example.com', true), await begin('d@example.com', false)]
    for (const header of ended) await sessions.end(header)
    for (const header of ended) expect((await sessions.read(header)).status).toBe('signed-out')
    for (const header of others) expect((await sessions.read(header)).status).toBe('signed-in')
  })
})

import { describe, expect, it } from 'vitest'
import { deserializeSession, serializeSession } from './serialize-session.js'
import type { SharedSession } from '../machine/shared-session.js'
import { createFakeClock } from '../testing/fake-clock.js'
import { createMonotonicClock, type MonotonicClock } from './monotonic-clock.js'

const nowMs = 1_000_000
/** A device whose clock is right, and one whose clock has been set since the page was opened. */
const timeAt = (steadyMs: number, aheadMs = 0): MonotonicClock => ({
  nowMs: () => steadyMs,
  toWallMs: (momentMs) => momentMs + aheadMs,
})
const time = timeAt(nowMs)
const tokens = { token: 'access-1', refreshToken: 'refresh-1' }

function signedIn(changes: object = {}): SharedSession {
  return {
    status: 'signed-in',
    revision: 3,
    grant: { tokens, expiresAtMs: nowMs + 60_000, serverExpiresAtMs: 5 },
    email: 'maria@example.com',
    ...changes,
  }
}

function stored(changes: object = {}) {
  const text = serializeSession(signedIn(), 'default', time)
  return JSON.stringify({ ...(JSON.parse(text) as object), ...changes })
}

function read(text: string, at = time) {
  return deserializeSession(text, 'default', at)
}

describe('serializeSession', () => {
  it('is parsed to the same session', () => {
    const out: SharedSession = { status: 'signed-out', revision: 7 }
    const sessions = [
      signedIn(),
      signedIn({ email: null }),
      signedIn({ grant: { tokens: null, expiresAtMs: nowMs + 1, serverExpiresAtMs: undefined } }),
      signedIn({
        grant: {
          tokens: { token: 'access-1', refreshToken: null },
          expiresAtMs: nowMs + 1,
          serverExpiresAtMs: undefined,
        },
      }),
      out,
    ]
    for (const shared of sessions) {
      expect(read(serializeSession(shared, 'default', time))).toEqual({ ok: true, shared })
    }
  })

  it('writes nothing of a session that has ended but that it has', () => {
    const text = serializeSession({ status: 'signed-out', revision: 7 }, 'default', time)
    expect(JSON.parse(text)).toEqual({
      v: 1,
      tenant: 'default',
      revision: 7,
      status: 'signed-out',
      savedAtMs: nowMs,
    })
  })
})

describe('deserializeSession', () => {
  it('returns why a text is no session of this tenant', () => {
    const reasonOf = (text: string) => {
      const parsed = read(text)
      return parsed.ok ? null : parsed.reason
    }
    expect(['{', ''].map(reasonOf)).toEqual(['corrupt', 'corrupt'])
    expect(['null', '7', '"v"', '[]', '{}'].map(reasonOf)).toEqual(Array(5).fill('foreign'))
    expect(reasonOf(stored({ v: '1' }))).toBe('other-version')
    expect(reasonOf(stored({ tenant: 'other' }))).toBe('other-tenant')
    expect(reasonOf(stored({ tenant: undefined }))).toBe('other-tenant')
    const foreign = [
      { revision: -1 },
      { revision: 1.5 },
      { revision: '3' },
      { savedAtMs: null },
      { savedAtMs: '0' },
      { status: 'expired' },
      { expiresAtMs: null },
      { expiresAtMs: '60000' },
      { tokens: undefined },
      { tokens: 'access-1' },
      { tokens: {} },
      { tokens: { token: '' } },
      { tokens: { token: 1, refreshToken: 'refresh-1' } },
    ]
    expect(foreign.map((changes) => reasonOf(stored(changes)))).toEqual(
      foreign.map(() => 'foreign'),
    )
    expect(reasonOf(stored({ revision: 0 }))).toBeNull()
  })

  it('leaves out invalid fields of a stored session', () => {
    const odd = { email: 7, serverExpiresAtMs: 'soon', tokens: { token: 'a', refreshToken: 1 } }
    expect(read(stored(odd))).toMatchObject({
      shared: {
        email: null,
        grant: { tokens: { token: 'a', refreshToken: null }, serverExpiresAtMs: undefined },
      },
    })
  })

  it('counts the time that has passed since it was written', () => {
    const leftAt = (at: MonotonicClock) => {
      const parsed = read(stored(), at)
      return parsed.ok && parsed.shared.status === 'signed-in'
        ? parsed.shared.grant.expiresAtMs - at.nowMs()
        : null
    }
    expect(leftAt(timeAt(nowMs + 20_000))).toBe(40_000)
    expect(leftAt(timeAt(nowMs + 90_000))).toBe(-30_000)
    // By the device's clock, whatever this page's.
    expect(leftAt(timeAt(0, nowMs + 20_000))).toBe(40_000)
    // Two clock readings differ a little; a clock that was set back is useless.
    expect(leftAt(timeAt(nowMs, -2_000))).toBe(60_000)
    expect(leftAt(timeAt(nowMs, -2_001))).toBe(0)
  })

  it('is parsed in another tab of the same device', () => {
    const clock = createFakeClock()
    const [first, second] = [createMonotonicClock(clock), createMonotonicClock(clock)]
    const shared = signedIn({ grant: { tokens, expiresAtMs: first.nowMs() + 60_000 } })
    expect(read(serializeSession(shared, 'default', first), second)).toEqual({ ok: true, shared })
  })
})

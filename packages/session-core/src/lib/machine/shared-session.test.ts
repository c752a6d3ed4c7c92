import { describe, expect, it } from 'vitest'
import { isNewerSession } from './shared-session.js'
import type { SharedSession } from './shared-session.js'

const signedOut = (revision: number): SharedSession => ({ status: 'signed-out', revision })

function signedIn(
  revision: number,
  { token = 'a', refreshToken = 'r', email = 'maria@example.com', expiresAtMs = 1_000 } = {},
): SharedSession {
  return {
    status: 'signed-in',
    revision,
    grant: { tokens: { token, refreshToken }, expiresAtMs },
    email,
  }
}

describe('isNewerSession', () => {
  it.each<[string, SharedSession, SharedSession]>([
    ['a higher revision', signedIn(2), signedIn(1)],
    ['a higher revision of a login', signedIn(2), signedOut(1)],
    ['a higher revision of an end', signedOut(2), signedIn(1)],
    ['the end of a session over its renewal', signedOut(1), signedIn(1)],
    ['the later access token by its text', signedIn(1, { token: 'b' }), signedIn(1)],
    ['the later refresh token by its text', signedIn(1, { refreshToken: 's' }), signedIn(1)],
    ['the later address by its text', signedIn(1, { email: 'nikos@example.com' }), signedIn(1)],
  ])('takes %s, and never the other way round', (_name, newer, older) => {
    expect(isNewerSession(newer, older)).toBe(true)
    expect(isNewerSession(older, newer)).toBe(false)
  })

  it('replaces nothing by the same, also when another clock read its expiry', () => {
    expect(isNewerSession(signedOut(1), signedOut(1))).toBe(false)
    expect(isNewerSession(signedIn(1), signedIn(1, { expiresAtMs: 1_001 }))).toBe(false)
    expect(isNewerSession(signedIn(1, { expiresAtMs: 1_001 }), signedIn(1))).toBe(false)
  })

  it('compares sessions whose server keeps the tokens', () => {
    const kept = (email: string): SharedSession => ({
      status: 'signed-in',
      revision: 1,
      grant: { tokens: null, expiresAtMs: 1_000 },
      email,
    })
    expect(isNewerSession(kept('nikos@example.com'), kept('maria@example.com'))).toBe(true)
    expect(isNewerSession(kept('maria@example.com'), kept('maria@example.com'))).toBe(false)
  })
})

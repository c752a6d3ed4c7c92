import { describe, expect, it } from 'vitest'
import { parsePublicSession, toPublicGrant, mergePublicSession } from './public-session.js'

const known = { email: 'maria@example.com', expiresAtMs: 900_000, nowMs: 300_000 }
const own = {
  status: 'signed-in',
  revision: 4,
  grant: { tokens: null, expiresAtMs: 650_000, serverExpiresAtMs: 900_000 },
  email: 'maria@example.com',
} as const
const signedOut = { status: 'signed-out', revision: 7 } as const

describe('parsePublicSession', () => {
  it('parses a public session, and nothing else', () => {
    expect(parsePublicSession({ ...known, more: true })).toEqual(known)
    expect(parsePublicSession({ ...known, email: 1 })?.email).toBeNull()
    const wrong = [null, 'x', {}, { ...known, nowMs: '1' }, { ...known, expiresAtMs: Number.NaN }]
    expect(wrong.map(parsePublicSession)).toEqual(wrong.map(() => null))
  })
})

describe('toPublicGrant', () => {
  it('does not take the margin off twice', () => {
    expect(toPublicGrant(known)).toEqual({
      tokens: null,
      expiresInSeconds: 605,
      email: 'maria@example.com',
      serverExpiresAtMs: 900_000,
    })
  })
})

describe('mergePublicSession', () => {
  it('changes nothing without news', () => {
    expect(mergePublicSession(undefined, own, 0)).toEqual({ shared: own, isNew: false })
    expect(mergePublicSession(known, own, 0)).toEqual({ shared: own, isNew: false })
    expect(mergePublicSession(null, signedOut, 0)).toEqual({ shared: signedOut, isNew: false })
    expect(mergePublicSession(null, null, 0)).toEqual({ shared: null, isNew: false })
  })

  it('adopts the server’s session, with the remaining time by its clock', () => {
    const shared = { ...own, revision: 8, grant: { ...own.grant, expiresAtMs: 601_000 } }
    expect(mergePublicSession(known, signedOut, 1_000)).toEqual({ shared, isNew: true })
    expect(mergePublicSession(known, null, 1_000)).toMatchObject({
      shared: { revision: 1 },
      isNew: true,
    })
  })

  it('adopts another user, and another renewal', () => {
    const email = 'nikos@example.com'
    expect(mergePublicSession({ ...known, email }, own, 0)).toMatchObject({
      shared: { email, revision: 5 },
      isNew: true,
    })
    expect(mergePublicSession({ ...known, expiresAtMs: 900_001 }, own, 0).isNew).toBe(true)
  })

  it('queries the server again if only the browser has a session', () => {
    expect(mergePublicSession(null, own, 1_000)).toMatchObject({
      shared: { status: 'signed-in', revision: 5, grant: { expiresAtMs: 1_000 } },
      isNew: false,
    })
  })
})

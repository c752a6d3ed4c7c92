import { describe, expect, it } from 'vitest'
import { parsePublicSession, toPublicGrant, mergePublicSession } from './public-session.js'

const known = { email: 'maria@example.com', expiresAtMs: 900_000, nowMs: 300_000 }
const own = {
  status: 'signed-in',
  revision: 4,
  grant: { tokens: null, expiresAtMs: 650_000, serverExpiresAtMs: 900_000 },
  email: 'maria@example.com',
} as const
const nobody = { status: 'signed-out', revision: 7 } as const

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
  it('leaves things as they are where nothing was said, or nothing new', () => {
    expect(mergePublicSession(undefined, own, 0)).toEqual({ shared: own, isNew: false })
    expect(mergePublicSession(known, own, 0)).toEqual({ shared: own, isNew: false })
    expect(mergePublicSession(null, nobody, 0)).toEqual({ shared: nobody, isNew: false })
    expect(mergePublicSession(null, null, 0)).toEqual({ shared: null, isNew: false })
  })

  it('takes over who the server knows, with what is left by its clock', () => {
    const shared = { ...own, revision: 8, grant: { ...own.grant, expiresAtMs: 601_000 } }
    expect(mergePublicSession(known, nobody, 1_000)).toEqual({ shared, isNew: true })
    expect(mergePublicSession(known, null, 1_000)).toMatchObject({
      shared: { revision: 1 },
      isNew: true,
    })
  })

  it('takes over another person, and another renewal', () => {
    const email = 'nikos@example.com'
    expect(mergePublicSession({ ...known, email }, own, 0)).toMatchObject({
      shared: { email, revision: 5 },
      isNew: true,
    })
    expect(mergePublicSession({ ...known, expiresAtMs: 900_001 }, own, 0).isNew).toBe(true)
  })

  it('asks the server again where it knows nobody and the browser does', () => {
    expect(mergePublicSession(null, own, 1_000)).toMatchObject({
      shared: { status: 'signed-in', revision: 5, grant: { expiresAtMs: 1_000 } },
      isNew: false,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { parsePublicSession, toPublicGrant, toToldFact } from './public-session.js'

const known = { email: 'maria@example.com', expiresAtMs: 900_000, nowMs: 300_000 }
const own = {
  status: 'signed-in',
  revision: 4,
  grant: { tokens: null, expiresAtMs: 650_000, serverExpiresAtMs: 900_000 },
  email: 'maria@example.com',
} as const
const nobody = { status: 'signed-out', revision: 7 } as const

describe('parsePublicSession', () => {
  it('takes what a server says, and nothing else', () => {
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

describe('toToldFact', () => {
  it('leaves things as they are where nothing was said, or nothing new', () => {
    expect(toToldFact(undefined, own, 0)).toEqual({ fact: own, isNews: false })
    expect(toToldFact(known, own, 0)).toEqual({ fact: own, isNews: false })
    expect(toToldFact(null, nobody, 0)).toEqual({ fact: nobody, isNews: false })
    expect(toToldFact(null, null, 0)).toEqual({ fact: null, isNews: false })
  })

  it('takes over who the server knows, with what is left by its clock', () => {
    const fact = { ...own, revision: 8, grant: { ...own.grant, expiresAtMs: 601_000 } }
    expect(toToldFact(known, nobody, 1_000)).toEqual({ fact, isNews: true })
    expect(toToldFact(known, null, 1_000)).toMatchObject({ fact: { revision: 1 }, isNews: true })
  })

  it('takes over another person, and another renewal', () => {
    const email = 'nikos@example.com'
    expect(toToldFact({ ...known, email }, own, 0)).toMatchObject({
      fact: { email, revision: 5 },
      isNews: true,
    })
    expect(toToldFact({ ...known, expiresAtMs: 900_001 }, own, 0).isNews).toBe(true)
  })

  it('lets the server be asked where it knows nobody and the browser does', () => {
    expect(toToldFact(null, own, 1_000)).toMatchObject({
      fact: { status: 'signed-in', revision: 5, grant: { expiresAtMs: 1_000 } },
      isNews: false,
    })
  })
})

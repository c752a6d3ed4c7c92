import { describe, expect, it } from 'vitest'
import { parseSealed, toSealable, type SealedSession } from './sealed-session.js'

const sealed: SealedSession = {
  tokens: { token: 'access-1', refreshToken: 'refresh-1' },
  expiresAtMs: 900_000,
  email: 'maria@example.com',
}

describe('parseSealed', () => {
  it('opens a session sealed for the same tenant', () => {
    const guest = { ...sealed, tokens: { token: 'access-1', refreshToken: null }, email: null }
    for (const session of [sealed, guest]) {
      expect(parseSealed(toSealable(session, 'default'), 'default')).toEqual(session)
    }
    expect(parseSealed(toSealable(sealed, 'default'), 'other')).toBeNull()
  })

  it('rejects anything else', () => {
    const wrong = [
      { v: 2 },
      { v: undefined },
      { token: '' },
      { token: 7 },
      { expiresAtMs: '900000' },
      { expiresAtMs: Number.POSITIVE_INFINITY },
    ]
    const parse = (changes: object) =>
      parseSealed({ ...toSealable(sealed, 'default'), ...changes }, 'default')
    expect(wrong.map(parse)).toEqual(wrong.map(() => null))
    for (const value of [null, undefined, 'text', 7])
      expect(parseSealed(value, 'default')).toBeNull()
    expect(parse({ refreshToken: 7, email: 7 })).toEqual({
      ...sealed,
      tokens: { token: 'access-1', refreshToken: null },
      email: null,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { readPublicCookie, toPublicCookie } from './public-cookie.js'

const options = { isSecure: true }
const known = { email: 'maria@example.com', expiresAtMs: 900_000, nowMs: 300_000 }

describe('toPublicCookie', () => {
  it('is readable by scripts, with a name derived from that of the session', () => {
    expect(toPublicCookie(known, options)).toMatchObject({
      name: '__Host-session-known',
      attributes: { path: '/', httpOnly: false, sameSite: 'lax', secure: true, maxAge: 2_592_000 },
    })
    expect(toPublicCookie(known, { isSecure: false, name: 'shop' }).name).toBe('shop-known')
  })

  it('is deleted with the session', () => {
    expect(toPublicCookie(null, options)).toMatchObject({
      name: '__Host-session-known',
      value: '',
      attributes: { httpOnly: false, maxAge: 0 },
    })
  })

  it('holds no more than a page may know', () => {
    const more = { ...known, tokens: { token: 'access-1', refreshToken: 'refresh-1' } }
    expect(toPublicCookie(more, options).value).toBe(toPublicCookie(known, options).value)
  })
})

describe('readPublicCookie', () => {
  const read = (cookies: string, nowMs = 300_000) => readPublicCookie(cookies, options, nowMs)
  const { name, value } = toPublicCookie(known, options)

  it('parses the cookie, by the later of the two clocks', () => {
    expect(read(`a=b; ${name}=${value}`)).toEqual(known)
    expect(read(`${name}=${value}`, 400_000)).toEqual({ ...known, nowMs: 400_000 })
    expect(read(`${name}=${value}`, 200_000)).toEqual(known)
  })

  it('returns null for other cookies and damaged ones', () => {
    for (const cookies of ['', 'a=b', `${name}=`, `${name}=%`, `${name}={`, `${name}=null`]) {
      expect(read(cookies)).toBeNull()
    }
  })
})

import { describe, expect, it } from 'vitest'
import { readCookie, toSessionCookie, toSetCookie } from './session-cookie.js'

const plain = toSessionCookie({ isSecure: false })

describe('toSessionCookie', () => {
  it('binds the cookie to its host only on HTTPS, where a browser takes the prefix', () => {
    expect(toSessionCookie({ isSecure: true })).toMatchObject({
      name: '__Host-session',
      attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure: true },
    })
    expect(plain).toMatchObject({ name: 'session', attributes: { secure: false } })
  })

  it('refuses an invalid name', () => {
    expect(() => toSessionCookie({ isSecure: true, name: 'a=b' })).toThrow('"a=b"')
  })
})

describe('toSetCookie', () => {
  it('refuses a value that would end the cookie early or add to the header', () => {
    const values = ['a;b', 'a b', 'a\r\nSet-Cookie: x=y', 'a,b', '"a"', 'ω']
    const codes = values.map((value) => {
      try {
        return toSetCookie({ ...plain, value })
      } catch (error) {
        return error instanceof Error && 'code' in error && error.code
      }
    })
    expect(codes).toEqual(values.map(() => 'unsafe-cookie-value'))
  })

  it('refuses a cookie that browsers drop silently', () => {
    expect(() => toSetCookie({ ...plain, value: 'a'.repeat(4_096) })).toThrow('4096')
  })
})

describe('readCookie', () => {
  it('finds a cookie by its whole name', () => {
    expect(readCookie('my-session=1; session=2;x=3', 'session')).toBe('2')
    expect(readCookie('my-session=1', 'session')).toBeNull()
    expect(readCookie('session=', 'session')).toBeNull()
    expect(readCookie(null, 'session')).toBeNull()
  })
})

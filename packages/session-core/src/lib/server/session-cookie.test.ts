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

  it('lasts 30 days, or as long as configured', () => {
    expect(plain.attributes.maxAge).toBe(2_592_000)
    expect(toSessionCookie({ isSecure: false, maxAgeSeconds: 60 }).attributes.maxAge).toBe(60)
  })

  it('rejects an invalid name', () => {
    expect(() => toSessionCookie({ isSecure: true, name: 'a=b' })).toThrow('"a=b"')
    for (const name of ['', ' a', 'a ', 'a;', '=a', 'ω']) {
      expect(() => toSessionCookie({ isSecure: true, name })).toThrow(
        expect.objectContaining({ code: 'invalid-settings' }),
      )
    }
    expect(toSessionCookie({ isSecure: false, name: 'my-shop_1' }).name).toBe('my-shop_1')
  })
})

describe('toSetCookie', () => {
  it('writes a header that keeps the cookie from scripts and other sites', () => {
    const { name, attributes } = toSessionCookie({ isSecure: true, maxAgeSeconds: 60 })
    expect(toSetCookie({ name, attributes, value: 'abc' })).toBe(
      '__Host-session=abc; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax',
    )
    const readable = { ...plain.attributes, httpOnly: false, maxAge: 0 }
    expect(toSetCookie({ name: 'known', value: '', attributes: readable })).toBe(
      'known=; Path=/; Max-Age=0; SameSite=Lax',
    )
  })

  it('rejects a value that would end the cookie early or add to the header', () => {
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

  it('rejects a cookie that browsers drop silently', () => {
    expect(() => toSetCookie({ ...plain, value: 'a'.repeat(4_096) })).toThrow('4096')
    const rest = toSetCookie({ ...plain, value: '' }).length
    expect(toSetCookie({ ...plain, value: 'a'.repeat(4_096 - rest) })).toHaveLength(4_096)
    expect(() => toSetCookie({ ...plain, value: 'a'.repeat(4_097 - rest) })).toThrow(
      expect.objectContaining({ code: 'cookie-too-long' }),
    )
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

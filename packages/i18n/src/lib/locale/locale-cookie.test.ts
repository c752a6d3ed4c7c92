import { describe, expect, it } from 'vitest'
import { parseLocaleCookie, serializeLocaleCookie } from './locale-cookie.js'

describe('parseLocaleCookie', () => {
  it('finds the cookie among others', () => {
    expect(parseLocaleCookie('a=1; locale=en; xlocale=el')).toBe('en')
    expect(parseLocaleCookie('lang=el', { name: 'lang' })).toBe('el')
    expect(parseLocaleCookie('a=1;locale = en ;b')).toBe('en')
    expect(parseLocaleCookie('locale=a=b')).toBe('a=b')
  })

  it('finds nothing in a missing header, a missing cookie or an empty value', () => {
    expect(parseLocaleCookie(null)).toBeUndefined()
    expect(parseLocaleCookie('xlocale=en')).toBeUndefined()
    expect(parseLocaleCookie('locale=')).toBeUndefined()
  })
})

describe('serializeLocaleCookie', () => {
  it('covers the whole site for a year and is not sent by other sites', () => {
    expect(serializeLocaleCookie('en')).toBe('locale=en; Path=/; Max-Age=31536000; SameSite=Lax')
  })

  it('takes another name and https alone', () => {
    expect(serializeLocaleCookie('el', { name: 'lang', secure: true, maxAgeSeconds: 60 })).toBe(
      'lang=el; Path=/; Max-Age=60; SameSite=Lax; Secure',
    )
  })

  it('cannot be made to carry another attribute', () => {
    expect(serializeLocaleCookie('en; Domain=evil')).not.toContain('Domain=')
  })
})

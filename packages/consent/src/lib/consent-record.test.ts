import { describe, expect, it } from 'vitest'
import { currentChoice, parseChoice, readConsent, toConsentCookie } from '../index.js'

const record = { version: '2026-11', decidedOn: '2026-11-23', choice: 'all' } as const

describe('toConsentCookie', () => {
  it('keeps version, day and choice for half a year', () => {
    expect(toConsentCookie(record, { isSecure: true })).toBe(
      'consent=2026-11.2026-11-23.all; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
    )
    expect(toConsentCookie(record, { isSecure: false, name: 'c', maxAgeSeconds: 60 })).toBe(
      'c=2026-11.2026-11-23.all; Max-Age=60; Path=/; SameSite=Lax',
    )
  })

  it('rejects a version that would break the cookie', () => {
    for (const version of ['', 'a;b', 'a.b', 'x'.repeat(33)]) {
      expect(() => toConsentCookie({ ...record, version }, { isSecure: true })).toThrow(RangeError)
    }
  })
})

describe('readConsent', () => {
  it('finds the record among other cookies', () => {
    expect(readConsent('locale=en; consent=2026-11.2026-11-23.basic; cart=x')).toEqual({
      ...record,
      choice: 'basic',
    })
    expect(readConsent('c=2026-11.2026-11-23.all', 'c')).toEqual(record)
  })

  it('takes anything else for no choice', () => {
    const texts = [
      null,
      undefined,
      '',
      'consent=',
      'consent=all',
      'consent=2026-11.yesterday.all',
      'consent=2026-11.2026-11-23.everything',
      'my-consent=2026-11.2026-11-23.all',
    ]
    expect(texts.map((text) => readConsent(text))).toEqual(texts.map(() => null))
  })
})

describe('currentChoice', () => {
  it('requires a new choice when the text has changed', () => {
    expect(currentChoice(record, { version: '2026-11', isOptedOut: false })).toBe('all')
    expect(currentChoice(record, { version: '2026-12', isOptedOut: false })).toBeNull()
    expect(currentChoice(null, { version: '2026-11', isOptedOut: false })).toBeNull()
  })

  it('takes Global Privacy Control for basic, whatever was chosen', () => {
    expect(currentChoice(record, { version: '2026-11', isOptedOut: true })).toBe('basic')
    expect(currentChoice(null, { version: '2026-11', isOptedOut: true })).toBe('basic')
  })
})

describe('parseChoice', () => {
  it('has two values', () => {
    expect(['basic', 'all', 'ALL', null, 1].map(parseChoice)).toEqual([
      'basic',
      'all',
      null,
      null,
      null,
    ])
  })
})

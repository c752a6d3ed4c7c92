import { describe, expect, it } from 'vitest'
import { securityTxt } from './security-txt.js'

const now = new Date('2026-11-23T05:06:07Z')
const contacts = ['mailto:info@shop.example']

describe('securityTxt', () => {
  it('names contacts, end, languages and its own address', () => {
    const text = securityTxt({
      contacts: [...contacts, 'tel:+30-210-000-0000'],
      now,
      languages: ['el', 'en'],
      canonical: 'https://shop.example/.well-known/security.txt',
    })
    expect(text).toBe(
      [
        'Contact: mailto:info@shop.example',
        'Contact: tel:+30-210-000-0000',
        'Expires: 2027-05-22T00:00:00.000Z',
        'Preferred-Languages: el, en',
        'Canonical: https://shop.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('is the same all day, and ends later the day after', () => {
    const at = (time: string) => securityTxt({ contacts, now: new Date(time), validDays: 30 })
    expect(at('2026-11-23T00:00:00Z')).toBe(at('2026-11-23T23:59:59Z'))
    expect(at('2026-11-24T00:00:00Z')).toBe(
      'Contact: mailto:info@shop.example\nExpires: 2026-12-24T00:00:00.000Z\n',
    )
  })

  it('rejects unusable values', () => {
    const refused = expect.objectContaining({ code: 'invalid-rule' })
    expect(() => securityTxt({ contacts: [], now })).toThrow(refused)
    expect(() => securityTxt({ contacts: ['info@shop.example'], now })).toThrow(refused)
    expect(() => securityTxt({ contacts: ['mailto:a\nExpires: never'], now })).toThrow(refused)
    expect(() => securityTxt({ contacts, now, canonical: '/security.txt' })).toThrow(refused)
    expect(() => securityTxt({ contacts, now, validDays: 365 })).toThrow(refused)
    expect(() => securityTxt({ contacts, now, validDays: 0 })).toThrow(refused)
  })
})

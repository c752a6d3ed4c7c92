import { describe, expect, it } from 'vitest'
import { writeDay, formatDateTime } from './format-date-time.js'

const night = new Date('2026-11-21T22:04:20.000Z')
const timeZone = 'Europe/Athens'

describe('formatDateTime', () => {
  it('writes day and time as the pages of the shop do', () => {
    expect(formatDateTime(night, { locale: 'el', timeZone })).toBe('22 Νοεμβρίου 2026, 00:04')
    expect(formatDateTime(night, { locale: 'en', timeZone })).toBe('22 November 2026, 00:04')
  })
})

describe('writeDay', () => {
  it('writes the day of the time zone', () => {
    expect(writeDay(night, { locale: 'el', timeZone: 'UTC' })).toBe('21 Νοεμβρίου 2026')
    expect(writeDay(night, { locale: 'en', timeZone })).toBe('22 November 2026')
  })
})

import { describe, expect, it } from 'vitest'
import { dateLocale } from './date-locale.js'

const day = new Date(Date.UTC(2026, 10, 24))

function written(language: string, month: 'numeric' | 'long'): string {
  const parts = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(dateLocale(language), parts).format(day)
}

describe('dateLocale', () => {
  it('puts the day before the month in every language', () => {
    expect(written('en', 'numeric')).toBe('24/11/2026')
    expect(written('en', 'long')).toBe('24 November 2026')
    expect(written('el', 'numeric')).toBe('24/11/2026')
    expect(written('el', 'long')).toBe('24 Νοεμβρίου 2026')
  })
})

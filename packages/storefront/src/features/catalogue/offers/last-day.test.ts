import { createFormatters } from '@floga/i18n'
import { describe, expect, it } from 'vitest'

import { lastDay } from './last-day.js'

describe('lastDay', () => {
  it('is the day before midnight in Athens', () => {
    const { date } = createFormatters({ iso: 'en-US', timeZone: 'Europe/Athens' })
    expect(date(lastDay('2027-08-31T21:00:00.000Z'), 'long')).toBe('August 31, 2027')
  })
})

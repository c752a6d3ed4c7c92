import { describe, expect, it } from 'vitest'
import { instantOf, localClock, localDay } from './local-day.js'

/** Local time as one would write it. */
const clock = (instant: string, timeZone: string) =>
  new Date(localClock(new Date(instant), timeZone)).toISOString().slice(0, 19)

describe('localClock', () => {
  it('reads the clock to the second, before and after it is changed', () => {
    expect(clock('2026-10-25T00:59:59.999Z', 'Europe/Athens')).toBe('2026-10-25T03:59:59')
    expect(clock('2026-10-25T01:00:00Z', 'Europe/Athens')).toBe('2026-10-25T03:00:00')
    expect(clock('2026-03-29T00:59:59Z', 'Europe/Athens')).toBe('2026-03-29T02:59:59')
    expect(clock('2026-03-29T01:00:00Z', 'Europe/Athens')).toBe('2026-03-29T04:00:00')
    expect(clock('2026-06-01T12:00:01.5Z', 'Asia/Kathmandu')).toBe('2026-06-01T17:45:01')
  })

  it('finds the instant of a time, and the day of an instant', () => {
    const noon = Date.UTC(2026, 9, 25, 12)
    expect(instantOf(noon, 'Europe/Athens').toISOString()).toBe('2026-10-25T10:00:00.000Z')
    const late = new Date('2026-10-24T21:30:00Z')
    expect(localDay(late, 'Europe/Athens')).toBe(Date.UTC(2026, 9, 25))
    expect(localDay(late, 'UTC')).toBe(Date.UTC(2026, 9, 24))
  })
})

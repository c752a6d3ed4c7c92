import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { addWorkingDays, easterSunday, orderDay, workingDaysSchema } from './working-days.js'

const greek = v.parse(workingDaysSchema, {
  weekdays: [1, 2, 3, 4, 5],
  orderBy: '14:00',
  holidays: [
    '01-01',
    '01-06',
    { easter: -48 },
    '03-25',
    { easter: -2 },
    { easter: 1 },
    '05-01',
    { easter: 50 },
    '08-15',
    '10-28',
    '12-25',
    '12-26',
    '2026-12-24',
  ],
})

const iso = (day: number): string => new Date(day).toISOString().slice(0, 10)
const dayOf = (now: string, timeZone = 'Europe/Athens'): string =>
  iso(orderDay(greek, new Date(now), timeZone).day)
const after = (from: string, count: number): string =>
  iso(addWorkingDays(greek, Date.parse(from), count))

describe('orderDay', () => {
  it('is today until the cutoff, to the second, and the next working day after it', () => {
    // Monday 23 November 2026; Athens is two hours ahead of UTC.
    expect(dayOf('2026-11-23T11:59:59Z')).toBe('2026-11-23')
    expect(dayOf('2026-11-23T12:00:00Z')).toBe('2026-11-24')
    // Friday after the limit, Saturday and Sunday: Monday.
    expect(dayOf('2026-11-20T12:00:00Z')).toBe('2026-11-23')
    expect(dayOf('2026-11-21T07:00:00Z')).toBe('2026-11-23')
    expect(dayOf('2026-11-22T21:00:00Z')).toBe('2026-11-23')
  })

  it("uses the tenant's time zone, not the machine's", () => {
    // It is Tuesday in Athens already, and Monday noon in New York.
    expect(dayOf('2026-11-23T22:30:00Z')).toBe('2026-11-24')
    expect(dayOf('2026-11-23T17:00:00Z', 'America/New_York')).toBe('2026-11-23')
  })

  it('returns the cutoff of that day, in summer and in winter', () => {
    const until = (now: string): string =>
      orderDay(greek, new Date(now), 'Europe/Athens').orderBy.toISOString()
    expect(until('2026-11-23T09:00:00Z')).toBe('2026-11-23T12:00:00.000Z')
    // Clocks go back on Sunday 25 October 2026: Friday evening counts for Monday.
    expect(until('2026-10-23T12:00:00Z')).toBe('2026-10-26T12:00:00.000Z')
    expect(until('2026-07-01T09:00:00Z')).toBe('2026-07-01T11:00:00.000Z')
  })

  it('leaves out fixed holidays, single days and those that move with Easter', () => {
    // 28 October, a Wednesday.
    expect(dayOf('2026-10-28T08:00:00Z')).toBe('2026-10-29')
    // Orthodox Easter 2026 is on 12 April: closed on Good Friday, the weekend and Monday.
    expect(dayOf('2026-04-09T12:00:00Z')).toBe('2026-04-14')
    // Clean Monday and Whit Monday.
    expect(dayOf('2026-02-23T08:00:00Z')).toBe('2026-02-24')
    expect(dayOf('2026-06-01T08:00:00Z')).toBe('2026-06-02')
    // Christmas Eve is closed in 2026 alone, and a weekend follows.
    expect(dayOf('2026-12-24T08:00:00Z')).toBe('2026-12-28')
    expect(dayOf('2027-12-24T08:00:00Z')).toBe('2027-12-24')
  })

  it('gives no estimate without working days', () => {
    const never = {
      ...greek,
      weekdays: [1],
      holidays: Array.from({ length: 70 }, (_, week) =>
        iso(Date.parse('2026-11-23') + week * 7 * 86_400_000),
      ),
    }
    expect(() => orderDay(never, new Date('2026-11-23T08:00:00Z'), 'UTC')).toThrow('no working day')
  })
})

describe('addWorkingDays', () => {
  it('counts working days alone', () => {
    expect(after('2026-11-23', 0)).toBe('2026-11-23')
    expect(after('2026-11-23', 1)).toBe('2026-11-24')
    expect(after('2026-11-20', 1)).toBe('2026-11-23')
    expect(after('2026-11-20', 6)).toBe('2026-11-30')
    // Over Easter 2027, 2 May: Good Friday 30 April and Easter Monday 3 May.
    expect(after('2027-04-29', 1)).toBe('2027-05-04')
    // Over the turn of the year, with 25 December, 1 and 6 January.
    expect(after('2026-12-23', 4)).toBe('2026-12-31')
    expect(after('2026-12-23', 8)).toBe('2027-01-08')
  })
})

describe('easterSunday', () => {
  it('knows the Easter of both churches', () => {
    const orthodox = [2024, 2025, 2026, 2027, 2028].map((year) =>
      iso(easterSunday(year, 'orthodox')),
    )
    expect(orthodox).toEqual(['2024-05-05', '2025-04-20', '2026-04-12', '2027-05-02', '2028-04-16'])
    const western = [2024, 2025, 2026, 2027, 2028].map((year) => iso(easterSunday(year, 'western')))
    expect(western).toEqual(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16'])
  })
})

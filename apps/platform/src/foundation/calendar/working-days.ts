import * as v from 'valibot'
import { dayMs, instantOf, localClock, localDay } from './local-day.js'

const isoDay = v.pipe(v.string(), v.isoDate())
const dayOfYear = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const weekdayNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))

/** Days on which a tenant dispatches goods, and carriers deliver. */
export const workingDaysSchema = v.object({
  /** 1 is Monday. */
  weekdays: v.pipe(v.array(weekdayNumber), v.minLength(1)),
  /** Time of the tenant's clocks until which an order counts for the day, such as `14:00`. */
  orderBy: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /**
   * `MM-DD` for the same day of each year, a full date for one day, or days after Easter Sunday.
   */
  holidays: v.optional(
    v.array(
      v.union([
        dayOfYear,
        isoDay,
        v.object({ easter: v.pipe(v.number(), v.integer(), v.minValue(-70), v.maxValue(70)) }),
      ]),
    ),
    [],
  ),
  /** Whose Easter the holidays follow. */
  easter: v.optional(v.picklist(['orthodox', 'western']), 'orthodox'),
})

export type WorkingDays = v.InferOutput<typeof workingDaysSchema>

/** The day that an order of now counts for, as midnight UTC of it, and until when it does. */
export function orderDay(
  calendar: WorkingDays,
  now: Date,
  timeZone: string,
): { day: number; orderBy: Date } {
  const [hours = 0, minutes = 0] = calendar.orderBy.split(':').map(Number)
  const limitMs = (hours * 60 + minutes) * 60_000
  const today = localDay(now, timeZone)
  const isLate = localClock(now, timeZone) >= today + limitMs
  const day = nextWorkingDay(calendar, isLate ? today + dayMs : today)
  return { day, orderBy: instantOf(day + limitMs, timeZone) }
}

/** The working day so many working days after a working day. */
export function addWorkingDays(calendar: WorkingDays, from: number, count: number): number {
  let day = from
  for (let left = count; left > 0; left -= 1) day = nextWorkingDay(calendar, day + dayMs)
  return day
}

/** The day itself, or the first working day after it. */
function nextWorkingDay(calendar: WorkingDays, from: number): number {
  const end = from + 366 * dayMs
  for (let day = from; day < end; day += dayMs) if (isWorkingDay(calendar, day)) return day
  throw new Error('A calendar has no working day within a year.')
}

function isWorkingDay({ weekdays, holidays, easter }: WorkingDays, day: number): boolean {
  const date = new Date(day)
  if (!weekdays.includes(date.getUTCDay() || 7)) return false
  const iso = date.toISOString().slice(0, 10)
  return !holidays.some((holiday) =>
    typeof holiday === 'string'
      ? iso.endsWith(holiday)
      : day === easterSunday(date.getUTCFullYear(), easter) + holiday.easter * dayMs,
  )
}

/**
 * Easter Sunday of a year, as midnight UTC of the day in the calendar of today. Holds from 1900 to
 * 2099.
 *
 * @see Jean Meeus, Astronomical Algorithms, chapter 8
 */
export function easterSunday(year: number, church: WorkingDays['easter']): number {
  return church === 'orthodox' ? orthodoxEaster(year) : westernEaster(year)
}

function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const count = moon + weekday + 114
  // The Julian calendar is thirteen days behind.
  return Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1 + 13)
}

function westernEaster(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const rest = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * rest) / 451)
  const count = moon + rest - 7 * shift + 114
  return Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1)
}

import { LRUCache } from 'lru-cache'

export const dayMs = 24 * 60 * 60 * 1_000

/** The calendar day of an instant in a time zone, as midnight UTC of that day. */
export function localDay(at: Date, timeZone: string): number {
  const local = localClock(at, timeZone)
  return local - (local % dayMs)
}

/**
 * The instant of a local time in a time zone, given as if it were UTC; a date without a time is its
 * start.
 */
export function instantOf(local: number, timeZone: string): Date {
  const offsetAt = (instant: number): number => localClock(new Date(instant), timeZone) - instant
  // A clock that was changed in between has another offset at the instant itself.
  return new Date(local - offsetAt(local - offsetAt(local)))
}

/** Local time of a time zone at an instant, as if it were UTC. */
export function localClock(at: Date, timeZone: string): number {
  const instant = at.getTime()
  const second = instant - (((instant % secondMs) + secondMs) % secondMs)
  return second + offsetOf(Math.floor(instant / quarterMs), timeZone)
}

const secondMs = 1_000
/** Clocks are changed on the quarter of an hour. */
const quarterMs = 15 * 60 * secondMs

/**
 * By quarter of an hour and time zone: reading a clock takes longer than all that is counted from
 * it.
 */
const offsets = new LRUCache<string, number>({ max: 1_000 })

function offsetOf(quarter: number, timeZone: string): number {
  const key = `${quarter} ${timeZone}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    offset = readClock(new Date(quarter * quarterMs), timeZone) - quarter * quarterMs
    offsets.set(key, offset)
  }
  return offset
}

function readClock(at: Date, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((candidate) => candidate.type === type)?.value)
  const clock = [part('hour'), part('minute'), part('second')] as const
  return Date.UTC(part('year'), part('month') - 1, part('day'), ...clock)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(timeZone, format)
  }
  return format
}
